import * as React from "react";
import { ProgressBar } from "../../components/feedback/progress-bar/progress-bar";
import { Section } from "../../components/layout/section/section";
import { Breadcrumb } from "../../components/navigation/breadcrumb/breadcrumb";
import { CarouselDots } from "../../components/navigation/carousel-dots/carousel-dots";
import { Chips, RemovableChip } from "../../components/navigation/chips/chips";
import { Pagination } from "../../components/navigation/pagination/pagination";
import { Column, Example } from "./example";

const CATEGORIES = [
  { id: "all", label: "All" },
  { id: "sms", label: "SMS" },
  { id: "ussd", label: "USSD" },
  { id: "software", label: "Software Development" },
];

const hrefFor = (page: number) => `/blog/page/${page}`;

export function NavigationExamples() {
  const [category, setCategory] = React.useState("sms");
  const [slide, setSlide] = React.useState(1);
  return (
    <Section heading={{ eyebrow: "Navigation", title: "Finding one's way" }}>
      <Example title="Breadcrumb">
        <Breadcrumb
          items={[
            { label: "Home", to: "/" },
            { label: "Services", to: "/services" },
            { label: "Bulk SMS" },
          ]}
        />
      </Example>
      <Example title="Chips">
        <Chips label="Categories" items={CATEGORIES} selected={category} onSelect={setCategory} />
        <RemovableChip removeLabel="Remove filter Bulk SMS" onRemove={() => setCategory("all")}>
          Bulk SMS
        </RemovableChip>
      </Example>
      <Example title="Pagination: first, middle, last">
        <Pagination current={1} total={4} hrefFor={hrefFor} label="Pages, first" />
        <Pagination current={12} total={24} hrefFor={hrefFor} label="Pages, middle" />
        <Pagination current={24} total={24} hrefFor={hrefFor} label="Pages, last" />
      </Example>
      <Example title="Carousel dots and progress">
        <CarouselDots
          label="Choose a slide"
          names={["Show slide 1", "Show slide 2", "Show slide 3"]}
          current={slide}
          onSelect={setSlide}
        />
        <Column>
          <ProgressBar value={40} />
          <ProgressBar value={75} label="Loading" />
        </Column>
      </Example>
    </Section>
  );
}
