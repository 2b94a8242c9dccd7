package org.racelens.frontend.fortran.unit;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.gap.Explanation;
import org.racelens.openmp.unit.Linking;
import org.racelens.openmp.unit.Symbols;
import org.racelens.openmp.unit.Symbols.Declared;
import org.racelens.openmp.unit.Symbols.Site;

/** What the linker, and with it code in C, may know of a unit. Fortran 2018 §18.9, §18.10 */
public final class LinkNames {
	/** Variables with names in C stand in lines that are no heads of procedures. */
	private static final Pattern BOUND = Pattern.compile("(?im)^(?!.*\\b(?:subroutine|function)\\b).*\\bbind\\s*\\(\\s*c\\b.*$");
	private static final Pattern WORD = Pattern.compile("\\w+");

	private final Map<String, String> functions = new HashMap<>();
	private final Map<Site, Declared> calls = new HashMap<>();
	private final Map<String, List<String>> unclear = new HashMap<>();
	private final Set<String> shared = new HashSet<>();

	/** A function of the unit has a name. */
	public void defines(String key, String symbol) {
		functions.put(key, symbol);
	}

	/** A call is of a function that is found by its name. */
	public void calls(Call call) {
		calls.put(new Site(call.range(), call.callee()), new Declared(call.callee(), List.of()));
	}

	/** Which function a name means is not sure: one of these files may define it. */
	public void unclear(String symbol, List<String> files) {
		unclear.put(symbol, files);
	}

	/** Why a function is not followed that the text calls by a name; empty where no file may define it. */
	public Optional<Explanation> unclear(String name, String symbol) {
		return Optional.ofNullable(unclear.get(symbol)).map(files -> FortranSentence.FORTRAN_PROCEDURE_X_MAY_BE_THAT_OF_Y.of(name,
				files.stream().map(f -> f.substring(f.lastIndexOf('/') + 1)).distinct().collect(Collectors.joining(", "))));
	}

	/** Code in C may use a variable by a name. */
	public void shares(String symbol) {
		shared.add(symbol);
	}

	/** Code in C may use the variables that a text says to have names in C. */
	public void sharedIn(String text) {
		BOUND.matcher(text).results().forEach(line -> {
			Matcher word = WORD.matcher(line.group());
			while (word.find()) {
				shared.add(word.group());
				shared.add(word.group().toLowerCase(Locale.ROOT));
			}
		});
	}

	/** @param modes of the unit's compiler that other languages have, too */
	Linking linking(Set<String> modes) {
		return new Linking(modes, shared, new Symbols(calls, functions, Map.of()), Linking.PLAIN.ending(), Linking.PLAIN.windows());
	}
}
