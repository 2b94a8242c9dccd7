package org.racelens.execution.state;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.execution.region.AtEncounter;
import org.racelens.execution.region.ElementName;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Region;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Variable;

/** What the source calls free inputs and allocations, and the objects whose contents are inputs. */
public final class Inputs {
	private final Map<Symbol, Region.Held> names = new LinkedHashMap<>();
	private final Map<MemoryObject, String> objects = new LinkedHashMap<>();
	private final Map<FunctionSymbol, MemoryObject> contents = new LinkedHashMap<>();
	private final Set<Symbol> trips = new HashSet<>();

	/** A variable takes a value: the first variable to hold a free input or the address of an allocation names it. */
	public void name(Value value, Variable variable) {
		List<Symbol> unnamed = value instanceof Value.Number n
				? Atoms.symbols(n.term()).stream()
						.filter(s -> s.role().isInput() && !names.containsKey(s) && !trips.contains(s)).toList()
				: List.of();
		if (unnamed.size() == 1) {
			names.put(unnamed.get(0), new Region.Held(variable.name(), value.term(), variable.type()));
		}
		if (value instanceof Value.Pointer p && p.targets().size() == 1 && p.targets().get(0).object().isMadeByCall()) {
			objects.putIfAbsent(p.targets().get(0).object(), variable.name());
		}
	}

	/** A variable that the source names holds an input, whatever held it before. */
	public void hold(Symbol input, Region.Held holder) {
		names.put(input, holder);
	}

	/** The symbol, which counts the trips of a loop: of serial code it has each of its values, whatever callers do. */
	public Symbol counting(Symbol trip) {
		if (trip.role().isInput()) {
			trips.add(trip);
		}
		return trip;
	}

	/** What an object holds is an input. */
	public void contents(FunctionSymbol function, MemoryObject object) {
		contents.putIfAbsent(function, object);
	}

	/** The variables that hold inputs first. */
	public Stream<Variable> variables() {
		return contents.values().stream().flatMap(object -> object.variable().stream());
	}

	/** Whether a function is what an object of unsigned numbers holds. */
	public boolean isUnsigned(FunctionSymbol function) {
		return contents.containsKey(function) && contents.get(function).holdsUnsigned();
	}

	/** Whether a function is what an object of unsigned numbers of 64 bits holds. */
	public boolean isWideUnsigned(FunctionSymbol function) {
		return isUnsigned(function) && contents.get(function).largestUnsigned().isEmpty();
	}

	/** As regions report them, with what unseen code may have left in memory that they meet. */
	public Region.Inputs all(ElementName elements, AtEncounter now) {
		Map<FunctionSymbol, MemoryObject> all = new LinkedHashMap<>(contents);
		all.putAll(now.left());
		return new Region.Inputs(names, all, objects, elements, trips, now);
	}
}
