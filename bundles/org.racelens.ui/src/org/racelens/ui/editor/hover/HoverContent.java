package org.racelens.ui.editor.hover;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What a hover says, from top to bottom. */
public record HoverContent(List<Block> blocks) {
	/** A part of it. */
	public sealed interface Block {
		/** As plain text, a line or more. */
		String text();
	}

	/**
	 * What it is about, in a sentence.
	 *
	 * @param icon name of an icon of this bundle, without its ending
	 */
	public record Title(String icon, String text) implements Block {
	}

	/** The ends of a race, one below the other. */
	public record Ends(List<End> ends) implements Block {
		public Ends {
			ends = List.copyOf(ends);
		}

		@Override
		public String text() {
			return ends.stream().map(End::text).collect(Collectors.joining("\n"));
		}
	}

	/**
	 * An end of a race.
	 *
	 * @param place leads there
	 * @param iteration empty outside loops
	 * @param phase empty where nothing is known
	 */
	public record End(HoverLink place, String access, String thread, String iteration, String phase) {
		String text() {
			return List.of(place.text(), access, thread, iteration, phase).stream().filter(s -> !s.isEmpty())
					.collect(Collectors.joining(", "));
		}
	}

	/** A named value, or several. */
	public record Fact(String name, List<String> values) implements Block {
		public Fact {
			values = List.copyOf(values);
		}

		@Override
		public String text() {
			return name + " " + String.join("\n", values);
		}
	}

	/** What can be done. */
	public record Links(List<HoverLink> links) implements Block {
		public Links {
			links = List.copyOf(links);
		}

		@Override
		public String text() {
			return links.stream().map(HoverLink::text).collect(Collectors.joining("\n"));
		}
	}

	public HoverContent {
		blocks = List.copyOf(blocks);
	}

	/** All links, those of ends among them. */
	public List<HoverLink> links() {
		List<HoverLink> links = new ArrayList<>();
		for (Block block : blocks) {
			if (block instanceof Ends ends) {
				ends.ends().forEach(e -> links.add(e.place()));
			} else if (block instanceof Links more) {
				links.addAll(more.links());
			}
		}
		return links;
	}

	/** As plain text. */
	@Override
	public String toString() {
		return blocks.stream().map(Block::text).collect(Collectors.joining("\n"));
	}
}
