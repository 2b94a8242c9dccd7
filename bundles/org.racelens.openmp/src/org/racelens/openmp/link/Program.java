package org.racelens.openmp.link;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.unit.ParsedUnit;

/** Units that belong together. The order in which they are given changes nothing. */
public final class Program {
	/** No units. */
	public static final Program NONE = new Program(List.of());

	private final Map<String, ParsedUnit> units = new LinkedHashMap<>();
	private final Map<String, List<Definition>> definitions = new HashMap<>();

	/** A function and the unit that defines it. */
	record Definition(ParsedUnit unit, FunctionDefinition function) {
		boolean isOf(ParsedUnit other) {
			return unit.source().path().equals(other.source().path());
		}
	}

	/** @param units with different paths */
	public Program(List<ParsedUnit> units) {
		for (ParsedUnit unit : units) {
			this.units.put(unit.source().path(), unit);
			unit.functions().stream().filter(f -> f.linkage() == Linkage.EXTERNAL).forEach(
					f -> definitions.computeIfAbsent(f.key(), k -> new ArrayList<>()).add(new Definition(unit, f)));
		}
	}

	/** The unit of a text, by its path. */
	public Optional<ParsedUnit> unit(String path) {
		return Optional.ofNullable(units.get(path));
	}

	/** The unit with the functions of others that it calls, and that these call; as it is where it is no unit of C. */
	public ParsedUnit linked(ParsedUnit unit) {
		return units.isEmpty() || unit.language().hasTemplates() ? unit : new UnitLinker(this, unit).linked();
	}

	/** The definition that calls from any unit mean by a name; empty where none is known, or more than one. */
	Optional<Definition> definition(String name) {
		List<Definition> all = definitions.getOrDefault(name, List.of());
		return all.size() == 1 ? Optional.of(all.get(0)) : Optional.empty();
	}
}
