package org.racelens.model.source;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How a source text is compiled.
 *
 * @param language C or C++
 * @param includePaths folders searched for headers, in order
 * @param macros predefined macros, name to replacement text
 * @param standard the language standard, such as {@code c11}
 * @param forced what is read in front of the source
 * @param strictAliasing whether objects are accessed by their types alone
 * @param modes the arguments that change what a text means or how its objects are laid out: units whose modes differ are not read as parts
 * of one program
 */
public record CompileCommand(Language language, List<String> includePaths, Map<String, String> macros, Optional<String> standard,
		Forced forced, StrictAliasing strictAliasing, Set<String> modes) {
	/** The mode of {@link #hasCommonVariables()}. */
	public static final String COMMON = "common";

	/** The mode in which OpenMP's directives are code. */
	public static final String OPENMP = "openmp";

	/**
	 * What a command reads in front of its source.
	 *
	 * @param macroFiles read for their macros
	 * @param includes read as if the source's first lines included them
	 * @param problems what of the command could not be read, each a sentence without a full stop
	 */
	public record Forced(List<String> macroFiles, List<String> includes, List<String> problems) {
		/** Nothing. */
		public static final Forced NONE = new Forced(List.of(), List.of(), List.of());

		public Forced {
			macroFiles = List.copyOf(macroFiles);
			includes = List.copyOf(includes);
			problems = List.copyOf(problems);
		}
	}

	/** Whether a program keeps to the rule that objects are accessed by their effective types, as ISO C11 §6.5p7 says. */
	public enum StrictAliasing {
		ON,
		/** it does not, and the compiler is told so: {@code -fno-strict-aliasing} */
		OFF
	}

	/** A command that reads nothing in front of its source, for a program that keeps to the languages' rules. */
	public CompileCommand(Language language, List<String> includePaths, Map<String, String> macros, Optional<String> standard) {
		this(language, includePaths, macros, standard, Forced.NONE, StrictAliasing.ON, Set.of());
	}

	public CompileCommand {
		includePaths = List.copyOf(includePaths);
		macros = Map.copyOf(macros);
		modes = Set.copyOf(modes);
	}

	/** Whether units that define a variable without a first value may all mean one ({@code -fcommon}; C17 §J.5.11). */
	public boolean hasCommonVariables() {
		return modes.contains(COMMON);
	}

	/** The command for a file that no build description mentions: the language follows from the name's ending. */
	public static CompileCommand forPath(String path) {
		boolean c = path.endsWith(".c") || path.endsWith(".h");
		return new CompileCommand(c ? Language.C : Language.CPP, List.of(), Map.of(), Optional.empty());
	}
}
