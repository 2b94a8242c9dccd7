package org.racelens.frontend.cdt.unit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.unit.DeclarativeDirectives;
import org.racelens.openmp.unit.DeclarativeDirectives.CopyCode;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredMapper;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredReduction;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredVariant;

/** What has been lowered of a unit's declarative directives so far. Used by one thread. */
public final class DeclaredDirectives {
	private final Map<String, List<Directive>> simd = new LinkedHashMap<>();
	private final List<DeclaredReduction> reductions = new ArrayList<>();
	private final List<DeclaredVariant> variants = new ArrayList<>();
	private final Set<Variable> onDevice = new LinkedHashSet<>();
	private final List<DeclaredMapper> mappers = new ArrayList<>();
	private final Map<Type, CopyCode> copies = new LinkedHashMap<>();
	private final Set<Type> unknownCopies = new LinkedHashSet<>();
	private final Set<Type> selfReferring = new LinkedHashSet<>();
	private final Set<Type> copiedByBytes = new LinkedHashSet<>();
	private Optional<String> atomicDefault = Optional.empty();
	private DeclarativeDirectives.Memory memory = DeclarativeDirectives.Memory.SEPARATE;

	/** Adds a {@code declare simd} directive of a function, by the function's key. */
	public void addSimd(String function, Directive directive) {
		simd.computeIfAbsent(function, k -> new ArrayList<>()).add(directive);
	}

	/** Adds a reduction that the program declares. */
	public void add(DeclaredReduction reduction) {
		reductions.add(reduction);
	}

	/** Whether a reduction of a type is declared anywhere before. */
	public boolean isReduction(String name, Type type) {
		return reductions.stream().anyMatch(r -> r.name().equals(name) && r.type().equals(type));
	}

	/** Adds a variant that the program declares of a function. */
	public void add(DeclaredVariant variant) {
		variants.add(variant);
	}

	/** Adds a variable that {@code declare target} places on devices. */
	public void addOnDevice(Variable variable) {
		onDevice.add(variable);
	}

	/** Adds a mapper that the program declares. */
	public void add(DeclaredMapper mapper) {
		mappers.add(mapper);
	}

	/** Adds the code that copies of a type execute; code given before for the type is replaced. */
	public void add(Type type, CopyCode code) {
		copies.put(type, code);
	}

	/** Adds a type whose copies have code that is not known. */
	public void addUnknownCopies(Type type) {
		unknownCopies.add(type);
	}

	/** A type of parameters that may hold their own addresses. */
	public void addSelfReferring(Type type) {
		selfReferring.add(type);
	}

	/** A type of parameters or results that the compiler may copy byte by byte. */
	public void addCopiedByBytes(Type type) {
		copiedByBytes.add(type);
	}

	/** Notes that host and devices share their memory, as {@code requires unified_shared_memory} says. */
	public void unifyMemory() {
		memory = DeclarativeDirectives.Memory.UNIFIED;
	}

	/** Notes the memory order of atomic constructs without a clause for it, as spelled in {@code requires}. */
	public void setAtomicDefault(String order) {
		atomicDefault = Optional.of(order);
	}

	DeclarativeDirectives all() {
		return new DeclarativeDirectives(simd, reductions, variants, atomicDefault, onDevice, memory, mappers, copies, unknownCopies,
				selfReferring, copiedByBytes);
	}
}
