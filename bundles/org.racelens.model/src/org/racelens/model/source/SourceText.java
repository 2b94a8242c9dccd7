package org.racelens.model.source;

import java.util.Objects;

/**
 * The text of one source file as it enters the pipeline: an editor's live buffer, a saved file or a file with a candidate fix applied.
 *
 * @param path where the text belongs, as the user names it
 * @param text the whole text; offsets are UTF-16 code units into it
 * @param stamp grows with each change of the text; edits computed for another stamp are stale
 */
public record SourceText(String path, String text, long stamp) {
	public SourceText {
		Objects.requireNonNull(path);
		Objects.requireNonNull(text);
	}
}
