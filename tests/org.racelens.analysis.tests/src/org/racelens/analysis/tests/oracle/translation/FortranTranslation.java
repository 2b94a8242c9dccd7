package org.racelens.analysis.tests.oracle.translation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.racelens.analysis.tests.oracle.machine.Code;
import org.racelens.analysis.tests.oracle.machine.Place;
import org.racelens.analysis.tests.oracle.machine.UnitParser;
import org.racelens.analysis.tests.oracle.machine.UnitParser.Unit;
import org.racelens.analysis.tests.oracle.translation.Scope.Sources;

/**
 * A program in Fortran that makes the same accesses as one in C.
 *
 * @param files the texts by their paths, in an order in which a compiler can read them
 * @param places for each line of Fortran the line of C that it says
 */
public record FortranTranslation(Map<String, String> files, Map<Place, Place> places) {
	/** A member of what a pointer to one object leads to; where the pointer leads to many, a subscript stands between them. */
	private static final Pattern SINGLE = Pattern.compile("\\b(m|s|u|w\\d+)%");
	private static final Pattern RESTRICT = Pattern.compile("\\*\\s*restrict\\s+(\\w+)");

	/**
	 * A program in Fortran; a seed chooses among the ways to write it.
	 *
	 * @param isNegative whether the program's subscripts may be negative
	 * @throws NoFormException if Fortran has no form for it
	 */
	public static FortranTranslation of(Map<String, String> files, long seed, boolean isNegative) {
		List<Unit> units = files.entrySet().stream().map(f -> UnitParser.parsed(f.getKey(), f.getValue())).toList();
		Usage usage = Usage.in(units.stream().flatMap(u -> u.functions().stream()).map(Code.Function::body).toList());
		Sources sources = new Sources(units, usage, restricted(files.values()));
		Map<String, String> texts = new LinkedHashMap<>();
		Map<Place, Place> places = new HashMap<>();
		List<Unit> called = new ArrayList<>(units);
		called.sort((a, b) -> b.path().compareTo(a.path()));
		for (Unit unit : called) {
			UnitWriter writer = new UnitWriter(unit, sources, TranslationStyle.of(seed, isNegative));
			String path = unit.path().replace(".c", ".f90");
			texts.put(path, text(writer.written(), path, places));
		}
		return new FortranTranslation(texts, places);
	}

	private static Set<String> restricted(Iterable<String> texts) {
		Matcher matcher = RESTRICT.matcher(String.join("\n", texts));
		return matcher.results().map(r -> r.group(1)).collect(Collectors.toSet());
	}

	private static String text(Lines lines, String path, Map<Place, Place> places) {
		StringBuilder text = new StringBuilder();
		int number = 0;
		for (Lines.Line line : lines.all()) {
			int now = ++number;
			line.place().ifPresent(p -> places.put(new Place(path, now), p));
			text.append(line.text()).append('\n');
		}
		return text.toString();
	}

	/** A text about names of Fortran, as C has it. */
	public static String inC(String text) {
		String members = text.replace("%v", "").replace("(:)", "[]").replace('(', '[').replace(')', ']');
		return SINGLE.matcher(members).replaceAll("$1->").replaceAll("\\bstore\\b", "block").replaceAll("\\bspace\\b", "SPACE").replace('%',
				'.');
	}
}
