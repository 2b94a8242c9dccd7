package org.racelens.execution.state;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.MemoryObject.Apart;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Members;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.CompileCommand.StrictAliasing;

/**
 * Which objects may be the same memory: by where the pointers to them come from, and by the types that they are accessed by. Where a
 * setting or the types keep two apart, that is noted as an assumption.
 */
public final class Aliasing {
	private static final Type ANY_POINTER = new PointerType(VoidType.VOID, false);

	private final Layout layout;
	private final StrictAliasing strictAliasing;
	private final Exposure exposure;
	private final Set<Explanation> notes;
	private final Map<String, EffectiveTypes> records = new HashMap<>();
	/** the sets of one scalar type: each is made once */
	private final Map<Type, EffectiveTypes> scalars = new HashMap<>();
	private final Map<MemoryObject, EffectiveTypes> accessed = new HashMap<>();
	private final MemberTypes members;
	/** objects of which something is accessed by another type than the one that is declared there */
	private final Set<MemoryObject> converted = new HashSet<>();

	/** @param notes takes the assumptions */
	public Aliasing(Layout layout, StrictAliasing strictAliasing, Exposure exposure, Set<Explanation> notes) {
		this.layout = layout;
		this.strictAliasing = strictAliasing;
		this.exposure = exposure;
		this.notes = notes;
		members = new MemberTypes(layout, this::of);
	}

	/** The scalar types that objects of a type consist of; signed and unsigned ones, and all pointers, count as one. */
	public EffectiveTypes of(Type type) {
		if (strictAliasing == StrictAliasing.OFF) {
			return type instanceof RecordType r && isLock(r) ? EffectiveTypes.of(r) : EffectiveTypes.ANY;
		}
		if (type instanceof IntegerType i) {
			return i.bits() == 8 && !i.bool() ? EffectiveTypes.ANY : scalar(new IntegerType(i.bits(), true, i.bool()));
		}
		if (type instanceof FloatingType f) {
			return scalar(new FloatingType(f.complex() ? f.bytes() / 2 : f.bytes(), false));
		}
		if (type instanceof PointerType) {
			return scalar(ANY_POINTER);
		}
		if (type instanceof ArrayType a) {
			return of(a.element());
		}
		return type instanceof RecordType r ? of(r) : EffectiveTypes.ANY;
	}

	private EffectiveTypes scalar(Type type) {
		return scalars.computeIfAbsent(type, EffectiveTypes::of);
	}

	/** The scalar types that the parts of a record are accessed by; a lock's is the record itself. */
	public EffectiveTypes of(RecordType record) {
		EffectiveTypes known = records.get(record.name());
		if (known != null) {
			return known;
		}
		EffectiveTypes types = EffectiveTypes.ANY;
		// a record that holds itself, as text that does not parse may have it, holds anything
		records.put(record.name(), types);
		RecordDefinition definition = layout.records().get(record.name());
		if (isLock(record)) {
			types = EffectiveTypes.of(record);
		} else if (definition != null && !definition.fields().isEmpty()) {
			types = definition.fields().stream().map(Field::type).map(this::of).reduce(EffectiveTypes.NONE, EffectiveTypes::or);
		}
		records.put(record.name(), types);
		return types;
	}

	/** Lock variables are accessed by the lock routines alone. OpenMP 5.2 §18.9 */
	private static boolean isLock(RecordType record) {
		return record.name().equals("omp_lock_t") || record.name().equals("omp_nest_lock_t");
	}

	/** The types by which an object is accessed: those that it was declared with, and those of pointers that were converted. */
	public EffectiveTypes of(MemoryObject object) {
		return of(object.element()).or(accessed.getOrDefault(object, EffectiveTypes.NONE));
	}

	/** Notes that an object is accessed by some types. */
	public void access(MemoryObject object, EffectiveTypes types) {
		accessed.merge(object, types, EffectiveTypes::or);
	}

	/** Notes that a place is accessed by a type: whether it is the one that the members of a structure are declared with. */
	public void access(Place place, Type type) {
		if (!converted.contains(place.object()) && !members.isDeclared(place, type, place.object().element())) {
			converted.add(place.object());
		}
	}

	/** Notes that the bytes of an object are copied, whatever their types are. */
	public void accessBytes(MemoryObject object) {
		converted.add(object);
	}

	/** Whether all accesses of an object were by the types that its members are declared with. */
	public boolean isAsDeclared(MemoryObject object) {
		return !converted.contains(object);
	}

	/**
	 * The members of an object that a write by some types to memory which may be the same cannot change, since they are accessed by their
	 * effective types alone; nothing where there is none. That they are is noted as an assumption.
	 */
	public Optional<Members> apart(MemoryObject object, EffectiveTypes written) {
		Optional<Members> apart = isAsDeclared(object) ? members.apart(object.element(), written) : Optional.empty();
		apart.ifPresent(m -> notes.add(Apart.TYPES.assumed().of()));
		return apart;
	}

	/** Whether a write by some types to any memory may have been one to an object; where its types alone say no, that is noted. */
	public boolean mayBeOf(MemoryObject object, EffectiveTypes written) {
		boolean typed = of(object).meets(written);
		if (!typed) {
			notes.add(Apart.TYPES.assumed().of());
		}
		return typed;
	}

	/** Whether two families may be the same memory, whatever part of them is accessed. */
	public boolean mayMeet(MemoryObject a, MemoryObject b) {
		return mayMeet(a, of(a), b, of(b));
	}

	/** Whether accesses of two families may be of the same memory. */
	public boolean mayMeet(MemoryObject a, EffectiveTypes asA, MemoryObject b, EffectiveTypes asB) {
		if (a.equals(b)) {
			return true;
		}
		if (!a.isFromOutside() && !b.isFromOutside()) {
			return false;
		}
		boolean typed = asA.meets(asB);
		if (!a.mayAlias(b)) {
			a.assumedApart(b).filter(apart -> typed).ifPresent(apart -> notes.add(apart.assumed().of()));
			return false;
		}
		if (exposure.keepsApart(a, b)) {
			return false;
		}
		if (!typed) {
			notes.add(Apart.TYPES.assumed().of());
		}
		return typed;
	}

	/** Whether two families may be the same memory; what only the user's word or their types keep apart is noted. */
	public boolean mayAlias(MemoryObject a, MemoryObject b) {
		return !a.equals(b) && mayMeet(a, b);
	}
}
