package org.racelens.frontend.fortran.source;

import java.util.Map;
import org.racelens.model.source.SourceText;

/** Makes of a source the text that the parser reads. */
public final class Preparation {
	private Preparation() {
	}

	/**
	 * The prepared text.
	 *
	 * @param macros what the preprocessor knows, name to replacement; asked where the file's name says that it is preprocessed
	 */
	public static PreparedText of(SourceText source, SourceForm form, Map<String, String> macros) {
		String text = source.text();
		StringBuilder prepared = new StringBuilder(text);
		int[] origins = new int[text.length() + 1];
		for (int i = 0; i < text.length(); i++) {
			origins[i] = i;
			if (text.charAt(i) > 127) {
				prepared.setCharAt(i, '?');
			}
		}
		origins[text.length()] = text.length();
		return new PreparedText(source, prepared.toString(), origins);
	}
}
