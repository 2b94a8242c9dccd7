package org.racelens.frontend.fortran.unit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
		return mappers.stream().anyMatch(m -> m.name().equals("default") && m.type().equals(type));
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
