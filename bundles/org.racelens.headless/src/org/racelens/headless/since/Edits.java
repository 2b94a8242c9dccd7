package org.racelens.headless.since;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.jgit.diff.Edit;
import org.eclipse.jgit.diff.HistogramDiff;
import org.eclipse.jgit.diff.RawText;
import org.eclipse.jgit.diff.RawTextComparator;

/**
 * What has changed in a file, white space inside of lines aside.
 *
 * @param spans in the order of the file
 */
record Edits(List<Span> spans) {
	/**
	 * Lines that stand in the place of others.
	 *
	 * @param first 1-based
	 * @param last less than the first where lines are gone only
	 * @param text of the lines, the old ones and the new ones
	 */
	record Span(int first, int last, List<String> text) {
		/** Whether lines from one to another have changed, or stand directly beside what is gone. */
		boolean touches(int from, int to) {
			return last < first ? from <= first && last <= to : from <= last && first <= to;
		}

		/** Whether nothing outside of the lines from one to another has changed. */
		boolean isInside(int from, int to) {
			return from <= Math.min(first, last) && Math.max(first, last) <= to;
		}
	}

	Edits {
		spans = List.copyOf(spans);
	}

	static Edits between(byte[] before, byte[] now) {
		RawText old = new RawText(before);
		RawText young = new RawText(now);
		return new Edits(new HistogramDiff().diff(RawTextComparator.WS_IGNORE_CHANGE, old, young).stream()
				.map(e -> new Span(e.getBeginB() + 1, e.getEndB(), lines(e, old, young))).toList());
	}

	private static List<String> lines(Edit edit, RawText old, RawText young) {
		return Stream.concat(IntStream.range(edit.getBeginA(), edit.getEndA()).mapToObj(old::getString),
				IntStream.range(edit.getBeginB(), edit.getEndB()).mapToObj(young::getString)).toList();
	}

	boolean isEmpty() {
		return spans.isEmpty();
	}
}
