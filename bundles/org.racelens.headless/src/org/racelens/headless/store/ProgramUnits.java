package org.racelens.headless.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.link.Program;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * The units of a program, which may not have been read yet.
 *
 * @param mentioned the names in the files of the program that are no units
 * @param extent what the units are of the program
 */
public record ProgramUnits(List<KnownUnit> units, Set<String> mentioned, Program.Extent extent) {
	public ProgramUnits {
		units = List.copyOf(units);
		mentioned = Set.copyOf(mentioned);
	}

	/**
	 * All of the program.
	 *
	 * @throws FrontEndException where a unit has to be read again, and cannot be
	 */
	public Program program() throws FrontEndException {
		List<ParsedUnit> all = new ArrayList<>();
		for (KnownUnit unit : units) {
			all.add(unit.unit());
		}
		return new Program(all, mentioned, extent);
	}

	/** The unit of a text. */
	Optional<KnownUnit> unit(SourceText source) {
		return units.stream().filter(u -> u.source().equals(source)).findFirst();
	}

	/** What stands for all of it; empty where nothing does. */
	Optional<String> digest(ResultStore store) {
		List<String> digests = units.stream().flatMap(u -> u.digest().stream()).sorted().toList();
		return digests.size() == units.size() ? store.key("program", List.of(digests, mentioned, extent.name())) : Optional.empty();
	}
}
