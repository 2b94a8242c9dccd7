package org.racelens.confirm.build;

import java.nio.file.Path;
import java.util.List;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceLanguage;

/**
 * What a program is made of and how it is run.
 *
 * @param language of the source
 * @param command how the source is compiled
 * @param companions the other sources of the program
 * @param linked words for the linker, such as {@code -lm}
 * @param arguments of the program
 */
public record Recipe(SourceLanguage language, CompileCommand command, List<Companion> companions, List<String> linked,
		List<String> arguments) {
	/** Another source of the program. */
	public record Companion(Path file, SourceLanguage language, CompileCommand command) {
	}

	public Recipe {
		companions = List.copyOf(companions);
		linked = List.copyOf(linked);
		arguments = List.copyOf(arguments);
	}
}
