package org.racelens.frontend.fortran.unit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.openmp.directive.DirectiveName;

/** The names that are known in a program unit, a procedure, or a part of one. Fortran 2018 §19.3, §19.5.1.4 */
public final class Scope {
	/** The constructs in which several threads, tasks or lanes may have what is private outside them. */
	private static final Set<DirectiveName> SHARING = Set.of(DirectiveName.PARALLEL, DirectiveName.TEAMS, DirectiveName.TARGET,
			DirectiveName.TASK, DirectiveName.TASKLOOP, DirectiveName.SIMD, DirectiveName.LOOP);
	private final Scope parent;
	private final Procedure procedure;
	private final List<DirectiveName> constructs;
	private final Map<String, Entity> names = new HashMap<>();
	private final Map<Character, Optional<Type>> implied = new HashMap<>();
	private final List<String> missing = new ArrayList<>();
	private final Set<Variable> ownVariables = new HashSet<>();
	private Optional<LoopFrame> loop = Optional.empty();
	private Optional<Data> result = Optional.empty();
	private Set<String> shared = Set.of();
	/** what names mean that come from modules */
	private final Map<String, Entity> used = new HashMap<>();
	private final List<Data> undeclared = new ArrayList<>();

	/** The procedure or the part of a program around a scope, with the names of its dummy arguments. */
	public record Procedure(String key, Node place, List<String> dummies, Shapes shapes) {
		/** How a procedure is seen by the calls that it is lowered for. */
		public enum Shapes {
			CONTIGUOUS,
			/** arrays that dummy arguments of assumed shape stand for may be no neighbours in memory */
			STRIDED,
			/** numbers that are only read are passed as they are, so that calls of itself differ by numbers alone */
			VALUES
		}

		public Procedure {
			dummies = List.copyOf(dummies);
		}

		/** One whose dummy arguments are contiguous. */
		public Procedure(String key, Node place, List<String> dummies) {
			this(key, place, dummies, Shapes.CONTIGUOUS);
		}
	}

	private Scope(Scope parent, Procedure procedure, List<DirectiveName> constructs) {
		this.parent = parent;
		this.procedure = procedure;
		this.constructs = constructs;
	}

	/** The scope of a file. */
	public static Scope root() {
		return new Scope(null, new Procedure("", null, List.of()), List.of());
	}

	/** The outermost scope of a program unit or a procedure. */
	public Scope of(Procedure inside) {
		return new Scope(this, inside, List.of());
	}

	/** A construct inside this scope. */
	public Scope inner() {
		return new Scope(this, procedure, constructs);
	}

	/** What a directive governs. */
	public Scope governedBy(List<DirectiveName> directive) {
		List<DirectiveName> all = new ArrayList<>(constructs);
		all.addAll(directive);
		return new Scope(this, procedure, all);
	}

	/** The procedure around. */
	public Procedure procedure() {
		return procedure;
	}

	/** The leaf directives around in the procedure, outermost first. */
	public List<DirectiveName> constructs() {
		return constructs;
	}

	/** The type of names that begin with a letter and are not declared; none where each must be. Fortran 2018 §8.7 */
	public void implies(char letter, Optional<Type> type) {
		implied.put(letter, type);
	}

	/** The type of a name without a declaration; none of a name that is missing in the text. */
	public Optional<Type> implied(String name) {
		if (name.isEmpty()) {
			return Optional.empty();
		}
		for (Scope s = this; s != null; s = s.parent) {
			Optional<Type> found = s.implied.get(name.charAt(0));
			if (found != null) {
				return found;
			}
		}
		return Optional.of(Types.implied(name));
	}

	/** A variable comes into being by its first use. */
	public void imply(String name, Data data) {
		names.put(name, data);
		undeclared.add(data);
	}

	/** The variables that came into being by use. */
	public List<Data> undeclared() {
		return List.copyOf(undeclared);
	}

	/** Names may come from a module that is not found. */
	public void misses(String module) {
		missing.add(module);
	}

	/** A module that is not found, from which a name may come. */
	public Optional<String> missing() {
		return missing.isEmpty() ? parent == null ? Optional.empty() : parent.missing() : Optional.of(missing.get(0));
	}

	/** The modules that are not found and that names of this scope may come from. */
	public List<String> ownMissing() {
		return List.copyOf(missing);
	}

	/** A module that is not found, from which the meaning of a name may come instead of from where it is found. Fortran 2018 §19.5.1.4 */
	public Optional<String> missing(String name) {
		for (Scope s = this; s != null && !s.names.containsKey(name); s = s.parent) {
			Optional<String> found = s.missing.stream().filter(m -> mayHave(m, name)).findFirst();
			if (found.isPresent()) {
				return found;
			}
		}
		return Optional.empty();
	}

	private static boolean mayHave(String module, String name) {
		return !MpiNames.MODULES.contains(module) || MpiNames.isReserved(name);
	}

	/** Whether a name is a dummy argument of the procedure around, or of its host. */
	public boolean isDummy(String name) {
		for (Scope s = this; s != null; s = s.parent) {
			if (s.procedure.dummies().contains(name)) {
				return true;
			}
			if (s.names.containsKey(name)) {
				return false;
			}
		}
		return false;
	}

	/** Whether something is not found, and nothing but modules and files of a set. */
	public boolean missesOnly(Set<String> modules) {
		boolean outer = parent == null || parent.missing().isEmpty() || parent.missesOnly(modules);
		return missing().isPresent() && outer && modules.containsAll(missing);
	}

	/** A variable has a copy for each thread in the construct that this is the scope of. */
	public void privatise(Variable variable) {
		ownVariables.add(variable);
	}

	/** Whether a construct around shares a variable among threads, as far as the procedure tells. */
	public boolean isShared(Variable variable) {
		boolean construct = false;
		for (Scope s = this; s != null && s.procedure == procedure; s = s.parent) {
			if (s.ownVariables.contains(variable)) {
				return construct;
			}
			construct |= s.parent != null && s.constructs.subList(s.parent.constructs.size(), s.constructs.size()).stream()
					.anyMatch(SHARING::contains);
		}
		return construct;
	}

	/** The body of a loop. */
	public Scope in(LoopFrame loop) {
		Scope inner = inner();
		inner.loop = Optional.of(loop);
		return inner;
	}

	/** The innermost loop around. */
	public Optional<LoopFrame> loop() {
		for (Scope s = this; s != null && s.procedure == procedure; s = s.parent) {
			if (s.loop.isPresent()) {
				return s.loop;
			}
		}
		return Optional.empty();
	}

	/** Whether a construct of a directive stands between a loop around and this scope. */
	public boolean isOutside(LoopFrame frame) {
		for (Scope s = this; s != null && s.procedure == procedure; s = s.parent) {
			if (s.loop.filter(frame::equals).isPresent()) {
				return s.constructs.size() != constructs.size();
			}
		}
		return true;
	}

	/** The variable whose value a function yields. */
	public void yields(Data variable) {
		result = Optional.of(variable);
	}

	/** The variable whose value the function around yields. */
	public Optional<Data> result() {
		return ofProcedure().result;
	}

	/** Procedures inside name these variables, too. */
	public void shares(Set<String> variables) {
		shared = Set.copyOf(variables);
	}

	/** Whether procedures inside name a variable. */
	public boolean isShared(String name) {
		return shared.contains(name);
	}

	/** Declares a name; an earlier meaning of it here is replaced. */
	public void declare(String name, Entity entity) {
		names.put(name, entity);
	}

	/** A name means what an entity is, and what it meant before where several things may have one name. Fortran 2018 §15.4.3.4 */
	public void extend(String name, Entity entity) {
		Entity before = names.get(name);
		names.put(name, before == null ? entity : entity instanceof Entity.Generic g ? g.with(before)
				: before instanceof Entity.Generic g && entity instanceof Entity.Derived ? g.with(entity) : entity);
	}

	/** A name comes from a module; where another one has another thing by it, neither is meant. Fortran 2018 §19.5.1.4 */
	public void use(String name, Entity entity, Explanation doubt) {
		Entity before = used.get(name);
		boolean fits = before == null || isSame(before, entity)
				|| isOverloaded(before) && isOverloaded(entity) && (before instanceof Entity.Generic || entity instanceof Entity.Generic);
		extend(name, fits ? entity : new Entity.Unknown(doubt));
		used.put(name, names.get(name));
	}

	private static boolean isOverloaded(Entity entity) {
		return entity instanceof Entity.Generic || entity instanceof Entity.Derived;
	}

	private static boolean isSame(Entity a, Entity b) {
		return a.equals(b) || a instanceof Entity.Constant x && b instanceof Entity.Constant y && !x.value().isArray()
				&& !y.value().isArray() && x.value().scalar().equals(y.value().scalar());
	}

	/** The procedures that an operator or the assignment may mean here, by their keys. */
	public List<String> defined(String operator) {
		List<String> all = new ArrayList<>();
		for (Scope s = this; s != null; s = s.parent) {
			if (s.names.get(operator) instanceof Entity.Generic g) {
				g.specific().stream().filter(k -> !all.contains(k)).forEach(all::add);
			}
		}
		return all;
	}

	/** The derived type of a name. */
	public Optional<DerivedType> derived(String name) {
		return lookup(name).flatMap(e -> e instanceof Entity.Derived d ? Optional.of(d.type())
				: e instanceof Entity.Generic g ? g.type() : Optional.empty());
	}

	/** What a name means here; empty where no declaration is in sight. */
	public Optional<Entity> lookup(String name) {
		for (Scope s = this; s != null; s = s.parent) {
			Entity found = s.names.get(name);
			if (found != null) {
				return Optional.of(found);
			}
		}
		return Optional.empty();
	}

	/** What a name means by the declarations of this scope alone. */
	public Optional<Entity> own(String name) {
		return Optional.ofNullable(names.get(name));
	}

	/** The names that this scope declares. */
	public Map<String, Entity> own() {
		return Map.copyOf(names);
	}

	/** The scope that belongs to the procedure, around constructs. */
	public Scope ofProcedure() {
		Scope s = this;
		while (s.parent != null && s.parent.procedure == procedure) {
			s = s.parent;
		}
		return s;
	}
}
