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

	public void addSimd(String function, Directive directive) {
		simd.computeIfAbsent(function, k -> new ArrayList<>()).add(directive);
	}

	public void add(DeclaredReduction reduction) {
		reductions.add(reduction);
	}

	/** Whether a reduction of a type is declared anywhere before. */
	public boolean isReduction(String name, Type type) {
		return reductions.stream().anyMatch(r -> r.name().equals(name) && r.type().equals(type));
	}

	public void add(DeclaredVariant variant) {
		variants.add(variant);
	}

	public void addOnDevice(Variable variable) {
		onDevice.add(variable);
	}

	public void add(DeclaredMapper mapper) {
		mappers.add(mapper);
	}

	public void add(Type type, CopyCode code) {
		copies.put(type, code);
	}

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

	public void unifyMemory() {
		memory = DeclarativeDirectives.Memory.UNIFIED;
	}

	public void setAtomicDefault(String order) {
		atomicDefault = Optional.of(order);
	}

	DeclarativeDirectives all() {
		return new DeclarativeDirectives(simd, reductions, variants, atomicDefault, onDevice, memory, mappers, copies, unknownCopies,
				selfReferring, copiedByBytes);
	}
}
