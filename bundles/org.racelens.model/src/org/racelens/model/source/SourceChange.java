package org.racelens.model.source;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Edits of one file that belong together. They speak of one version of the text, and do not touch each other's stretches; insertions at one
 * place keep their order.
 *
 * @param path the only file that is changed
 * @param stamp of the text the edits were made for
 * @param edits by offset
 */
public record SourceChange(String path, long stamp, List<TextEdit> edits) {
	public SourceChange {
		Objects.requireNonNull(path);
		edits = edits.stream().sorted(Comparator.comparingInt(TextEdit::offset).thenComparingInt(TextEdit::endOffset)).toList();
		if (overlaps(edits)) {
			throw new IllegalArgumentException("edits overlap: " + edits);
		}
	}

	/** Edits for a text as it is. */
	public static SourceChange of(SourceText source, List<TextEdit> edits) {
		return new SourceChange(source.path(), source.stamp(), edits);
	}

	private static boolean overlaps(List<TextEdit> sorted) {
		int end = 0;
		for (TextEdit e : sorted) {
			if (e.offset() < end) {
				return true;
			}
			end = e.endOffset();
		}
		return false;
	}

	/**
	 * The text with the edits applied, with the next stamp.
	 *
	 * @return empty where the text is another file's, has changed since, or is too short
	 */
	public Optional<SourceText> appliedTo(SourceText source) {
		boolean fits = edits.isEmpty() || edits.get(edits.size() - 1).endOffset() <= source.text().length();
		if (!path.equals(source.path()) || stamp != source.stamp() || !fits) {
			return Optional.empty();
		}
		StringBuilder text = new StringBuilder();
		int copied = 0;
		for (TextEdit e : edits) {
			text.append(source.text(), copied, e.offset()).append(e.replacement());
			copied = e.endOffset();
		}
		text.append(source.text(), copied, source.text().length());
		return Optional.of(new SourceText(path, text.toString(), stamp + 1));
	}

	/** Both changes as one; empty where they touch the same stretch or speak of different texts. */
	public Optional<SourceChange> joined(SourceChange other) {
		List<TextEdit> both = new ArrayList<>(edits);
		other.edits.stream().filter(e -> !edits.contains(e)).forEach(both::add);
		both.sort(Comparator.comparingInt(TextEdit::offset).thenComparingInt(TextEdit::endOffset));
		return path.equals(other.path) && stamp == other.stamp && !overlaps(both)
				? Optional.of(new SourceChange(path, stamp, both))
				: Optional.empty();
	}

	/** Where a place of the text is after the change; what is replaced or removed is at the start of what stands there instead. */
	public int offsetAfter(int before) {
		int shift = 0;
		for (TextEdit e : edits) {
			if (before < e.offset() || before == e.offset() && e.endOffset() > e.offset()) {
				break;
			}
			if (before < e.endOffset()) {
				return e.offset() + shift;
			}
			shift += e.growth();
		}
		return before + shift;
	}

	/** Where a place of the changed text was before; what was inserted was at the insertion's place. */
	public int offsetBefore(int after) {
		int shift = 0;
		for (TextEdit e : edits) {
			int start = e.offset() + shift;
			if (after < start) {
				break;
			}
			if (after < start + e.replacement().length()) {
				return Math.min(e.offset() + (after - start), e.endOffset());
			}
			shift += e.growth();
		}
		return after - shift;
	}
}
