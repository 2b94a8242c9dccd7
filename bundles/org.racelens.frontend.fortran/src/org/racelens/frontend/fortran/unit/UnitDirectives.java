package org.racelens.frontend.fortran.unit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.unit.DerivedType.Holding;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.unit.DeclarativeDirectives;
import org.racelens.openmp.unit.DeclarativeDirectives.CopyCode;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredMapper;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredReduction;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredVariant;
import org.racelens.openmp.unit.DeclarativeDirectives.Memory;

/** What the declarative directives of a unit say, as far as they are read. */
public final class UnitDirectives {
	private final Set<Variable> onDevice = new LinkedHashSet<>();
	private final List<DeclaredReduction> reductions = new ArrayList<>();
	private final List<DeclaredMapper> mappers = new ArrayList<>();
	private final Set<Type> unreadMappers = new LinkedHashSet<>();
	private boolean unreadType;
	private final Set<DeclaredVariant> variants = new LinkedHashSet<>();
	private final Map<Type, CopyCode> copies = new LinkedHashMap<>();
	private Optional<String> atomicDefault = Optional.empty();
	private Memory memory = Memory.SEPARATE;

	/** What copies of objects of a type execute. */
	public void copied(Type type, CopyCode code) {
		copies.put(type, code);
	}

	/** Devices have a variable of their own. */
	public void onDevice(Variable variable) {
		onDevice.add(variable);
	}

	/** Whether devices have a variable of their own. */
	public boolean isOnDevice(Variable variable) {
		return onDevice.contains(variable);
	}

	/** Adds a {@code declare reduction} of one type. */
	public void add(DeclaredReduction reduction) {
		reductions.add(reduction);
	}

	/** Adds a {@code declare mapper}. */
	public void add(DeclaredMapper mapper) {
		mappers.add(mapper);
	}

	/** Whether a mapper without a name is declared for a type. */
	public boolean hasMapper(Type type) {
		return hasMapper("default", type);
	}

	/** A mapper is not understood: of objects of a type, or of some type where even that is not known. */
	public void unread(Optional<Type> mapped) {
		mapped.ifPresentOrElse(unreadMappers::add, () -> unreadType = true);
	}

	/** Whether objects of a type, or what they hold, may have a mapper that is not understood. */
	public boolean hasUnread(Unit unit, Type type) {
		return (unreadType || !unreadMappers.isEmpty()) && hasUnread(unit, type, new LinkedHashSet<>());
	}

	private boolean hasUnread(Unit unit, Type type, Set<Type> seen) {
		return unit.derived(type).filter(t -> unreadType || unreadMappers.contains(type) || seen.add(type)
				&& t.components().values().stream()
						.anyMatch(c -> c.holding() != Holding.POINTER && hasUnread(unit, c.element(), seen)))
				.isPresent();
	}

	/** Whether a mapper of a name is declared for a type. */
	public boolean hasMapper(String name, Type type) {
		return mappers.stream().anyMatch(m -> m.name().equals(name) && m.type().equals(type));
	}

	/** Adds a procedure that may be called instead of another one. */
	public void add(DeclaredVariant variant) {
		variants.add(variant);
	}

	/** The procedures that may be called instead of others, so far. */
	public List<DeclaredVariant> variants() {
		return List.copyOf(variants);
	}

	/** Notes the memory order of atomic constructs without a clause for it. */
	public void setAtomicDefault(String order) {
		atomicDefault = Optional.of(order);
	}

	/** Devices use the host's memory. */
	public void unifyMemory() {
		memory = Memory.UNIFIED;
	}

	/** All that they say. */
	public DeclarativeDirectives all() {
		DeclarativeDirectives none = DeclarativeDirectives.NONE;
		return new DeclarativeDirectives(none.simd(), reductions, List.copyOf(variants), atomicDefault, onDevice, memory, mappers,
				copies, none.unknownCopies(), none.selfReferring(), none.copiedByBytes());
	}
}
