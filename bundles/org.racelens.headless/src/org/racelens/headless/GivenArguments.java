package org.racelens.headless;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.equinox.app.IApplicationContext;

/**
 * The words of the command line. The launcher leaves them in a file, each with a NUL behind it: words that stood behind the framework's own
 * would be taken for options of the framework, which a file of the analysed project may be called like, and the virtual machine decodes its
 * arguments by the locale, which loses letters where that knows ASCII only. An Eclipse that starts the application passes them itself.
 */
final class GivenArguments {
	private static final String FILE = "racelens.arguments";
	private static final String[] NONE = new String[0];

	private GivenArguments() {
	}

	static String[] of(IApplicationContext context) {
		String file = System.getProperty(FILE);
		if (file != null) {
			return words(Path.of(file));
		}
		return context.getArguments().get(IApplicationContext.APPLICATION_ARGS) instanceof String[] words ? words : NONE;
	}

	private static String[] words(Path file) {
		try {
			String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
			return text.isEmpty() ? NONE : text.substring(0, text.length() - 1).split("\0", -1);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
