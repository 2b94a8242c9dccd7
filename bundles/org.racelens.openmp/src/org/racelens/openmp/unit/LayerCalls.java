package org.racelens.openmp.unit;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.unit.Symbols.Site;

/**
 * The calls of a project's own runtime layer in a unit. By what settings say of the functions, they stand in the unit as what they are:
 * calls of OpenMP's routines, and {@code barrier} directives.
 *
 * @param functions the names by which the text calls, by the place and the name of the routine or directive that stands there instead
 */
public record LayerCalls(Map<Site, Set<String>> functions) {
	/** No such calls. */
	public static final LayerCalls NONE = new LayerCalls(Map.of());

	public LayerCalls {
		functions = Map.copyOf(functions);
	}

	/** The functions that the text calls where a routine or directive stands in the unit; none where the text names the routine itself. */
	public Set<String> at(SourceRange range, String routine) {
		return functions.getOrDefault(new Site(range, routine), Set.of());
	}

	/** The calls of both. */
	public LayerCalls and(LayerCalls others) {
		Map<Site, Set<String>> all = new HashMap<>(functions);
		others.functions.forEach((site, names) -> all.merge(site, names, LayerCalls::joined));
		return new LayerCalls(all);
	}

	private static Set<String> joined(Set<String> some, Set<String> more) {
		Set<String> all = new TreeSet<>(some);
		all.addAll(more);
		return all;
	}
}
