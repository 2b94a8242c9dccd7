package org.racelens.openmp.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.openmp.library.FunctionModels.Parsed;
import org.racelens.openmp.library.FunctionModels.Problem;
import org.racelens.openmp.library.FunctionModels.Problem.Kind;

/** Reads the lines of {@link FunctionModels}. */
final class FunctionModelLines {
	private static final String IDENTIFIER = "[A-Za-z_]\\w*";
	private static final Pattern LINE = Pattern.compile("(.*?)(?<!:):(?!:)([^:]*)");
	/** a type, which is left out of account, and a name; then parameters in brackets, left out too */
	private static final Pattern FUNCTION = Pattern.compile("(?:[\\w\\s*&:<>,]*[\\s*&>])?(" + IDENTIFIER + "(?:::" + IDENTIFIER
			+ ")*)\\s*(?:\\(.*\\))?");
	private static final Set<String> NO_NAMES = Set.of("auto", "bool", "break", "case", "char", "const", "continue", "default", "do",
			"double", "else", "enum", "extern", "float", "for", "goto", "if", "inline", "int", "long", "register", "restrict", "return",
			"short", "signed", "sizeof", "static", "struct", "switch", "typedef", "union", "unsigned", "void", "volatile", "while");

	private final Map<String, FunctionBehaviour> behaviours = new TreeMap<>();
	private final List<Problem> problems = new ArrayList<>();

	private FunctionModelLines() {
	}

	static Parsed parse(List<String> lines) {
		FunctionModelLines all = new FunctionModelLines();
		for (int i = 0; i < lines.size(); i++) {
			all.line(lines.get(i).replaceFirst("#.*", "").strip(), i + 1);
		}
		return new Parsed(new FunctionModels(all.behaviours), all.problems);
	}

	private void line(String text, int number) {
		if (text.isEmpty()) {
			return;
		}
		Matcher line = LINE.matcher(text);
		if (!line.matches()) {
			problems.add(new Problem(number, Kind.NO_COLON, text));
			return;
		}
		String function = line.group(1).strip();
		String word = line.group(2).strip();
		Optional<String> name = name(function);
		Optional<FunctionBehaviour> behaviour = FunctionBehaviour.of(word);
		if (name.isEmpty()) {
			problems.add(new Problem(number, Kind.NO_NAME, function));
		} else if (behaviour.isEmpty()) {
			problems.add(new Problem(number, Kind.UNKNOWN_WORD, word));
		} else if (LibraryEffect.isRuntimeRoutine(name.get())) {
			problems.add(new Problem(number, Kind.KNOWN_EXACTLY, name.get()));
		} else if (behaviours.putIfAbsent(name.get(), behaviour.get()) != null) {
			problems.add(new Problem(number, Kind.DUPLICATE, name.get()));
		}
	}

	private static Optional<String> name(String function) {
		Matcher m = FUNCTION.matcher(function);
		return m.matches() && !NO_NAMES.contains(m.group(1)) && !QualifiedName.of(m.group(1)).isConstructor() && isBalanced(function)
				? Optional.of(m.group(1))
				: Optional.empty();
	}

	private static boolean isBalanced(String text) {
		int open = 0;
		for (int i = 0; i < text.length() && open >= 0; i++) {
			open += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
		}
		return open == 0;
	}
}
