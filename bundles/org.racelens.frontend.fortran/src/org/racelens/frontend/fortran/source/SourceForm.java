package org.racelens.frontend.fortran.source;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/** How statements stand in lines. Fortran 2018 §6.3 */
public enum SourceForm {
	FREE(Integer.MAX_VALUE),
	/** columns 1 to 5 hold labels, 6 a mark of continuation, 7 to 72 the statement */
	FIXED(Columns.LAST),
	/** fixed form with 80 columns, as compilers have it on request */
	FIXED_80(80),
	FIXED_132(132),
	FIXED_UNLIMITED(Integer.MAX_VALUE);

	/** The mode of a command whose compiler reads free form, whatever the file's name ({@link CompileCommand#modes}). */
	private static final String FREE_MODE = "free-form";
	private static final String FIXED_MODE = "fixed-form";
	/** Followed by the number of columns, of which 0 is any number. */
	private static final String COLUMNS_MODE = "fixed-columns-";

	private final int columns;

	SourceForm(int columns) {
		this.columns = columns;
	}

	/** How many columns of a line are read. */
	int columns() {
		return columns;
	}

	private static final Set<String> FREE_ENDINGS = Set.of("f90", "f95", "f03", "f08", "f18");
	private static final Set<String> FIXED_ENDINGS = Set.of("f", "for", "ftn", "f77", "fpp");

	/** Whether a file is one of Fortran, by its name's ending. */
	public static boolean isFortran(String path) {
		String ending = ending(path);
		return path.indexOf('.') >= 0 && (FIXED_ENDINGS.contains(ending) || FREE_ENDINGS.contains(ending));
	}

	private static String ending(String path) {
		return path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
	}

	/** The form of a file by its name's ending, as compilers take it where no option says otherwise. */
	public static SourceForm of(String path) {
		return FIXED_ENDINGS.contains(ending(path)) ? FIXED : FREE;
	}

	/**
	 * The form of a text by its name's ending, unless it cannot be in fixed form: then a program is compiled with an option that says so.
	 */
	public static SourceForm of(SourceText source) {
		return of(source.path()) == FIXED && !isWrittenFixed(source.text()) ? FREE : of(source.path());
	}

	/**
	 * The form of a text that a command compiles.
	 *
	 * @param modes of the command: they say how it reads sources of this name, whatever these are called
	 */
	public static SourceForm of(SourceText source, Set<String> modes) {
		return of(of(source), modes);
	}

	/** The form of a file by its name's ending, unless the command that compiles it says otherwise. */
	public static SourceForm of(String path, Set<String> modes) {
		return of(of(path), modes);
	}

	private static SourceForm of(SourceForm usual, Set<String> modes) {
		if (modes.contains(FREE_MODE)) {
			return FREE;
		}
		SourceForm form = modes.contains(FIXED_MODE) ? FIXED : usual;
		return form == FREE ? FREE
				: modes.stream().filter(m -> m.startsWith(COLUMNS_MODE)).findFirst().map(m -> m.substring(COLUMNS_MODE.length()))
						.map(SourceForm::fixed).orElse(form);
	}

	/** The modes of a command that say something else than how lines are read. */
	public static Set<String> others(Set<String> modes) {
		return modes.stream().filter(m -> !m.equals(FREE_MODE) && !m.equals(FIXED_MODE) && !m.startsWith(COLUMNS_MODE))
				.collect(Collectors.toSet());
	}

	private static SourceForm fixed(String columns) {
		return switch (columns) {
			case "72" -> FIXED;
			case "80" -> FIXED_80;
			case "132" -> FIXED_132;
			default -> FIXED_UNLIMITED;
		};
	}

	/** Whether files of two names are read in the same way. */
	public static boolean areAlike(String path, String other) {
		return ending(path).equals(ending(other));
	}

	/**
	 * Whether nothing but labels, marks of comments and lines of the preprocessor stands in the columns before the statements, no statement
	 * ends with the mark that free form has for continuations, and the first is not continued. A text with longer lines has something that
	 * only fixed form has.
	 */
	private static boolean isWrittenFixed(String text) {
		List<String> lines = text.lines().filter(line -> !line.startsWith("#") && !line.isBlank()).toList();
		List<String> code = lines.stream().filter(line -> !isComment(line)).toList();
		if (!code.stream().allMatch(SourceForm::isFixedLine) || !code.isEmpty() && isContinued(code.get(0))) {
			return false;
		}
		return true;
	}

	private static boolean isContinued(String line) {
		return line.indexOf('\t') < 0 && line.length() > Columns.MARK && line.charAt(Columns.MARK) != ' '
				&& line.charAt(Columns.MARK) != '0';
	}

	private static boolean isComment(String line) {
		return "cC*dD!".indexOf(line.charAt(0)) >= 0 || line.stripLeading().startsWith("!");
	}

	private static boolean isFixedLine(String line) {
		for (int i = 0; i < Math.min(line.length(), Columns.MARK); i++) {
			char c = line.charAt(i);
			if (c == '\t') {
				break;
			}
			if (c > ' ' && !Words.isDigit(c)) {
				return false;
			}
		}
		String read = line.substring(0, Math.min(line.length(), Columns.LAST)).stripTrailing();
		return read.length() <= Columns.STATEMENT || !read.endsWith("&") || line.length() > Columns.LAST;
	}
}
