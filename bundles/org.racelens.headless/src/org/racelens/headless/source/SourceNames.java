package org.racelens.headless.source;

import java.nio.file.Path;
import java.util.Set;
import org.racelens.frontend.fortran.FortranFrontEnd;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceLanguage;

/** What files are, by their names. */
public final class SourceNames {
	/** The usual names of sources. */
	static final String PATTERNS = "*.c *.cc *.cpp *.cxx *.C *.f90 *.F90 *.f *.F *.for";

	private static final Set<String> SOURCES = Set.of("c", "cc", "cpp", "cxx", "C");
	private static final Set<String> HEADERS = Set.of("h", "hh", "hpp", "hxx", "H", "inc", "inl", "ipp", "tcc", "i", "ii");

	private SourceNames() {
	}

	/** Whether a file is called like a source. */
	static boolean isSource(Path file) {
		return endsIn(SOURCES, file) || FortranFrontEnd.reads(file.getFileName().toString());
	}

	/** Whether a file is called like a source or a header. */
	public static boolean isProgramText(Path file) {
		return isSource(file) || endsIn(HEADERS, file);
	}

	/** The language of a source that a command compiles. */
	public static SourceLanguage language(Path file, CompileCommand command) {
		String name = file.getFileName().toString();
		return FortranFrontEnd.reads(name) ? FortranFrontEnd.language(name, command.modes()) : command.language();
	}

	private static boolean endsIn(Set<String> endings, Path file) {
		String name = file.getFileName().toString();
		return name.indexOf('.') >= 0 && endings.contains(name.substring(name.lastIndexOf('.') + 1));
	}
}
