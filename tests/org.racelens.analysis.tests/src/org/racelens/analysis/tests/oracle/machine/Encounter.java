package org.racelens.analysis.tests.oracle.machine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.racelens.analysis.tests.oracle.machine.Names.Located;
import org.racelens.analysis.tests.oracle.machine.Program.RacyPlaces;
import org.racelens.analysis.tests.oracle.machine.Touch.Effect;

/** A region that was executed once: what it found, and what it touched. */
public final class Encounter {
	private static final int UNIT = 4;
	private static final int MOST_TOUCHES = 8_000;
	private final int team;
	private final Found found;
	private final UnaryOperator<String> naming;
	private final Set<Touch> touches;
	/** What was touched, in units, by the pointers and arrays that led there. */
	private final Map<Address, Set<Address>> led;
	private final Set<Address> read;

	Encounter(int team, Memory memory, Names names) {
		this(team, new Found(memory, names), UnaryOperator.identity(), new LinkedHashSet<>(), new HashMap<>(), new HashSet<>());
	}

	private Encounter(int team, Found found, UnaryOperator<String> naming, Set<Touch> touches, Map<Address, Set<Address>> led,
			Set<Address> read) {
		this.team = team;
		this.found = found;
		this.naming = naming;
		this.touches = touches;
		this.led = led;
		this.read = read;
	}

	/** The same, about which texts of another language ask. */
	public Encounter asked(UnaryOperator<String> inC) {
		return new Encounter(team, found, inC, touches, led, read);
	}

	void note(Touch touch, Set<Address> roots) {
		if (touches.size() > MOST_TOUCHES) {
			throw new RefusedException("too many accesses");
		}
		touches.add(touch);
		for (Address root : roots) {
			led.computeIfAbsent(root, r -> new HashSet<>()).addAll(units(touch));
		}
		if (!touch.effect().writes()) {
			read.add(touch.address());
		}
	}

	private static List<Address> units(Touch touch) {
		List<Address> units = new ArrayList<>();
		for (int at = 0; at < touch.size(); at += UNIT) {
			units.add(touch.address().plus(at));
		}
		return units;
	}

	Set<RacyPlaces> races() {
		Set<RacyPlaces> races = new TreeSet<>();
		Map<Address, List<Touch>> met = new HashMap<>();
		for (Touch second : touches) {
			for (Address unit : units(second)) {
				List<Touch> earlier = met.computeIfAbsent(unit, u -> new ArrayList<>());
				for (Touch first : earlier) {
					if (first.racesWith(second, team)) {
						races.add(RacyPlaces.of(first.place(), second.place()));
					}
				}
				earlier.add(second);
			}
		}
		return races;
	}

	/** The number that a text of the region's surroundings stands for at the encounter. */
	public long number(String text) {
		return found.value(ExpressionParser.parsed(naming.apply(text))).whole();
	}

	/** Whether two pointers or arrays lead to the same place at the encounter. */
	public boolean startTogether(String first, String second) {
		return starts(first).equals(starts(second));
	}

	private Set<Address> starts(String text) {
		Set<Address> starts = new HashSet<>();
		cells(text).forEach(c -> starts.add(c.type() instanceof Type.Array ? c.address() : found.target(c).map(Located::address)
				.orElse(c.address())));
		return starts;
	}

	/** Whether what the region touches by the one is apart from what it touches by the other. */
	public boolean isApart(String first, String second) {
		Set<Address> one = new HashSet<>();
		cells(first).forEach(c -> one.addAll(led.getOrDefault(c.address(), Set.of())));
		return cells(second).stream().noneMatch(c -> led.getOrDefault(c.address(), Set.of()).stream().anyMatch(one::contains));
	}

	/** Whether what the region touches by each of several pointers is apart from what it touches by the others. */
	public boolean areApart(String each) {
		Set<Address> all = new HashSet<>();
		for (Located cell : cells(each)) {
			for (Address unit : led.getOrDefault(cell.address(), Set.of())) {
				if (!all.add(unit)) {
					return false;
				}
			}
		}
		return true;
	}

	/** The values of a table, or of members of its elements, that the region reads, in the order of memory. */
	public List<Long> valuesRead(List<String> holders) {
		Map<Address, Long> values = new TreeMap<>((a, b) -> a.object() != b.object() ? a.object() - b.object()
				: a.offset() - b.offset());
		for (String holder : holders) {
			for (Located cell : scalars(holder)) {
				OptionalLong value = read.contains(cell.address()) ? found.held(cell) : OptionalLong.empty();
				value.ifPresent(v -> values.put(cell.address(), v));
			}
		}
		return List.copyOf(values.values());
	}

	private Set<Located> cells(String text) {
		return new LinkedHashSet<>(found.all(ExpressionParser.parsed(naming.apply(text))));
	}

	private Set<Located> scalars(String text) {
		Set<Located> cells = cells(text);
		boolean tables = cells.stream().allMatch(c -> c.type() instanceof Type.Array || c.type() instanceof Type.Pointer);
		return tables ? scalars(text + "[]") : cells;
	}

	/** What the memory held when the region was met. */
	private static final class Found extends Evaluator {
		Found(Memory memory, Names names) {
			this.memory = memory;
			this.current = new Task(0, names);
		}

		@Override
		void touched(Address address, int size, Effect effect, Set<Address> roots) {
			// nothing is executed
		}

		@Override
		Value call(String function, List<Tree> arguments) {
			throw new RefusedException("a call in a condition: " + function);
		}

		List<Located> all(Tree tree) {
			List<Located> found = new ArrayList<>();
			if (tree instanceof Tree.Name n) {
				found.add(current.names.find(n.name()).orElseThrow(() -> new RefusedException("unknown: " + n.name())));
			} else if (tree instanceof Tree.Unary u && u.operator().equals("*")) {
				all(u.operand()).forEach(c -> target(c).ifPresent(found::add));
			} else if (tree instanceof Tree.MemberOf m) {
				all(m.base()).forEach(c -> {
					Type.Member member = ((Type.Struct) c.type()).member(m.name());
					found.add(new Located(c.address().plus(member.offset()), member.type()));
				});
			} else if (tree instanceof Tree.Element e) {
				all(e.base()).forEach(c -> elements(c, e, found));
			} else {
				throw new RefusedException("no places: " + tree);
			}
			return found;
		}

		private void elements(Located table, Tree.Element element, List<Located> found) {
			if (!(table.type() instanceof Type.Array array)) {
				target(table).ifPresent(t -> {
					int left = (memory.size(t.address()) - t.address().offset()) / t.type().size();
					elements(new Located(t.address(), new Type.Array(t.type(), left)), element, found);
				});
			} else if (element.subscript().isPresent()) {
				long at = value(element.subscript().get()).whole();
				found.add(new Located(table.address().plus(at * array.element().size()), array.element()));
			} else {
				for (int i = 0; i < array.length(); i++) {
					found.add(new Located(table.address().plus((long) i * array.element().size()), array.element()));
				}
			}
		}

		/** What a pointer leads to. */
		Optional<Located> target(Located cell) {
			if (!(cell.type() instanceof Type.Pointer)) {
				return Optional.empty();
			}
			return memory.load(cell.address(), cell.type()).filter(v -> v.holds())
					.map(v -> new Located(((Value.Pointer) v).there(), ((Type.Pointer) cell.type()).target()));
		}

		OptionalLong held(Located cell) {
			return memory.load(cell.address(), cell.type()).map(v -> OptionalLong.of(v.whole())).orElse(OptionalLong.empty());
		}
	}
}
