package org.racelens.execution.region;

import java.util.Optional;
import java.util.OptionalLong;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;

/**
 * A family of objects in memory: one object for each value of the instance terms that a {@link Place} gives. Two objects are the same
 * family exactly if their {@code key} is.
 *
 * @param key unique within the analysis of one unit
 * @param name as the source names it
 * @param variable the declared variable, where it is one
 * @param element type of the object, or of the elements where only those are known
 * @param depth number of teams around the object's creation: 0 for objects of serial code
 * @param arity number of instance terms of its places
 * @param space whose memory it is in
 * @param owner the container whose elements these are; no other container has them
 */
public record MemoryObject(Name key, String name, Kind kind, Optional<Variable> variable, Type element, int depth, int arity,
		Space space, Optional<Owner> owner) {
	/** The memory that threads of the host or of a device reach. */
	public enum Space {
		HOST, DEVICE
	}

	/**
	 * A container that allocates its elements.
	 *
	 * @param holder in what it stands
	 * @param since the event after which it was looked at: unseen code may have changed it then; empty for what it was before the analysed
	 * function
	 */
	public record Owner(MemoryObject holder, Optional<Name> since) {
		/** Whether this container and another one surely have different elements: both as they were after one event. */
		boolean isBeside(Owner other) {
			return since.equals(other.since) && (holder.equals(other.holder) || !holder.mayAlias(other.holder));
		}
	}

	/** A family of objects of the host. */
	public MemoryObject(Name key, String name, Kind kind, Optional<Variable> variable, Type element, int depth, int arity) {
		this(key, name, kind, variable, element, depth, arity, Space.HOST, Optional.empty());
	}

	/** The key of the only object of a variable. */
	public static Name keyOf(Variable variable) {
		return Name.of("static " + variable.id());
	}

	/**
	 * The copies of a variable that each thread has for itself.
	 *
	 * @param level number of teams around those threads; 0 for the thread that executes the serial code
	 */
	public static Name keyOfThreads(Variable variable, int level) {
		return Name.of("thread " + variable.id() + "@" + level);
	}

	/** The copies that a variable has in the threads of the team that a region of serial code makes. */
	public static MemoryObject copiesInTeam(Variable variable) {
		return new MemoryObject(keyOfThreads(variable, 1), variable.name(), Kind.VARIABLE, Optional.of(variable), variable.type(), 1, 0);
	}

	/** The copies of these objects on a device; memory of a device is itself. */
	public MemoryObject onDevice() {
		return space == Space.DEVICE
				? this
				: new MemoryObject(key.after("device "), name, kind, variable, element, depth, arity, Space.DEVICE, Optional.empty());
	}

	/** The same objects as elements of a container. */
	public MemoryObject ownedBy(Owner container) {
		return new MemoryObject(key, name, kind, variable, element, depth, arity, space, Optional.of(container));
	}

	/** Where an object comes from. */
	public enum Kind {
		/** a declared variable, or the copy of one that a clause makes */
		VARIABLE,
		/** as before, where no code takes the variable's address: only its name reaches it */
		NAMED_VARIABLE,
		/** a variable whose address code outside of the unit may hold, or callers of the analysed function */
		LEAKED_VARIABLE,
		/** a variable to which variables of the unit may point since before the analysed function */
		KEPT_VARIABLE,
		/** an allocation */
		HEAP,
		/** an allocation of which each thread of a team makes one, whose address others know: the instance term is the thread's number */
		PUBLISHED,
		/** what a parameter of the analysed function points to: may be the same as another one of its kind */
		PARAMETER_POINTEE,
		/** as before, where the user says that such parameters lead to different objects */
		DISTINCT_POINTEE,
		/** as before, declared {@code restrict} */
		RESTRICT_POINTEE,
		/** what a pointer in memory points to; the instance terms name the pointer's own place */
		LOADED_POINTEE,
		/** what a pointer in memory of lost contents points to: anything whose address can have been stored there */
		LOST_POINTEE,
		/** as before, where the pointer stands in memory of unseen code: that code, or the text beside it, chose what it leads to */
		LEFT_POINTEE,
		/** what a pointer leads to that a call of unknown code yielded: the instance terms name the call's instance */
		YIELDED_POINTEE,
		/** a string literal */
		LITERAL
	}

	/** What else than the origin of pointers keeps objects apart: what the user may say of them, and their types. */
	public enum Apart {
		PARAMETERS(Assumed.PARAMETERS_LEAD_TO_DIFFERENT_OBJECTS),
		PARAMETER_AND_GLOBAL(Assumed.PARAMETERS_LEAD_TO_NO_GLOBAL_VARIABLE),
		/** no word of the user's but a rule of the languages */
		TYPES(Assumed.MEMORY_IS_ACCESSED_BY_ITS_EFFECTIVE_TYPE);

		private final Assumed assumed;

		Apart(Assumed assumed) {
			this.assumed = assumed;
		}

		/** For the assumptions of a proof. */
		public Assumed assumed() {
			return assumed;
		}
	}

	/** The target of a pointer where nothing is known of it. */
	public static final MemoryObject UNKNOWN = new MemoryObject(Name.of("unknown"), "memory of unknown origin", Kind.LOST_POINTEE,
			Optional.empty(),
			new Type.UnknownType("unknown"), 0, 0);

	/** Whether an object of this family and one of another may be the same memory, whatever their types are. */
	public boolean mayAlias(MemoryObject other) {
		return !equals(other) && !hasOtherOwner(other) && (mayBeReached(other) || other.mayBeReached(this));
	}

	/**
	 * Whether the two are of different containers: members of different names in one object, or of objects that are different. What one has
	 * at one time another may have had before. A variable is no element of a container, which allocates them.
	 */
	private boolean hasOtherOwner(MemoryObject other) {
		if (owner.isPresent() && other.isVariable() || isVariable() && other.owner.isPresent()) {
			return true;
		}
		return owner.isPresent() && other.owner.isPresent() && owner.get().isBeside(other.owner.get());
	}

	/** Whether different objects of this family are different memory: containers that stand one beside the other in one object. */
	public boolean isOwnedApart() {
		return owner.map(Owner::holder).filter(h -> h.arity() == 0 || h.isOwnedApart()).isPresent();
	}

	/** What is assumed where only the user's word keeps objects of this family and one of another apart. */
	public Optional<Apart> assumedApart(MemoryObject other) {
		boolean both = kind == Kind.DISTINCT_POINTEE && other.kind == Kind.DISTINCT_POINTEE;
		boolean one = kind == Kind.DISTINCT_POINTEE && other.isVariable() || isVariable() && other.kind == Kind.DISTINCT_POINTEE;
		return (both || one) && !mayAlias(other) && unassumed().mayAlias(other.unassumed())
				? Optional.of(both ? Apart.PARAMETERS : Apart.PARAMETER_AND_GLOBAL)
				: Optional.empty();
	}

	private MemoryObject unassumed() {
		return kind == Kind.DISTINCT_POINTEE
				? new MemoryObject(key, name, Kind.PARAMETER_POINTEE, variable, element, depth, arity, space, owner)
				: this;
	}

	private boolean mayBeReached(MemoryObject other) {
		boolean anything = isLost() || kind == Kind.YIELDED_POINTEE || other.isPointee() || !other.isVariable()
				|| other.isVisibleOutside() || kind == Kind.LOADED_POINTEE && (other.isAutomatic() || other.kind == Kind.KEPT_VARIABLE);
		boolean declaredApart = (kind == Kind.PARAMETER_POINTEE || kind == Kind.LOADED_POINTEE) && other.kind == Kind.RESTRICT_POINTEE;
		return space == other.space && isPointee() && other.kind != Kind.LITERAL && other.kind != Kind.NAMED_VARIABLE && anything
				&& !declaredApart;
	}

	private static Type scalar(Type type) {
		if (type instanceof Type.AtomicType atomic) {
			return scalar(atomic.value());
		}
		return type instanceof Type.ArrayType a ? scalar(a.element()) : type;
	}

	/** Whether the object consists of unsigned numbers that conversions do not cut: what it holds is never below zero. */
	public boolean holdsUnsigned() {
		return scalar(element) instanceof IntegerType i && !i.signed() && !i.bool() && i.bits() >= 32;
	}

	/** The largest of the unsigned numbers that the object consists of, where it is below 2^62. */
	public OptionalLong largestUnsigned() {
		return holdsUnsigned() && scalar(element) instanceof IntegerType i && i.bits() == 32
				? OptionalLong.of((1L << 32) - 1)
				: OptionalLong.empty();
	}

	/** Whether the object is a declared variable or a copy of one. */
	public boolean isVariable() {
		return kind == Kind.VARIABLE || kind == Kind.NAMED_VARIABLE || kind == Kind.LEAKED_VARIABLE || kind == Kind.KEPT_VARIABLE;
	}

	/** The number that the address of its start is. */
	public Symbol address() {
		return Symbol.of(key().after("&"), Symbol.Role.UNNAMED);
	}

	/** Whether only code that has the object's address or name can write it. */
	public boolean isOwnLocal() {
		return isVariable() && variable.filter(v -> v.isStatic()).isEmpty() || kind == Kind.LITERAL;
	}

	/** Whether a call made or chose the object, so that the source has no name for it but those of pointers. */
	public boolean isMadeByCall() {
		return isHeap() || kind == Kind.YIELDED_POINTEE;
	}

	/** Whether the program allocates the object. */
	public boolean isHeap() {
		return kind == Kind.HEAP || kind == Kind.PUBLISHED;
	}

	/** Whether the object is reached through a pointer of unknown origin. */
	public boolean isPointee() {
		return kind == Kind.PARAMETER_POINTEE || isOneOfMany();
	}

	/** Whether a pointer in memory, or the call that yielded it, names the object: two names may be of one object. */
	public boolean isOneOfMany() {
		return kind == Kind.LOADED_POINTEE || isLost() || kind == Kind.YIELDED_POINTEE;
	}

	/** Whether unseen code may have changed what is in the object since the analysed function has begun, though it is known which it is. */
	public boolean isLeftByOthers() {
		return isLost() || owner.filter(o -> o.since().isPresent()).isPresent();
	}

	/** Whether a pointer in memory of lost contents leads to the object, which may be any. */
	public boolean isLost() {
		return kind == Kind.LOST_POINTEE || kind == Kind.LEFT_POINTEE;
	}

	/** Whether code that is not analysed chose the object: what a parameter or a pointer in unknown memory points to. */
	public boolean isFromOutside() {
		return isPointee() || kind == Kind.RESTRICT_POINTEE || kind == Kind.DISTINCT_POINTEE;
	}

	/** Whether the object is a variable that pointers may lead to which code outside of the analysed function chose. */
	public boolean isKnownOutside() {
		return isVariable() && kind != Kind.NAMED_VARIABLE && (isVisibleOutside() || kind == Kind.KEPT_VARIABLE);
	}

	/** Whether the object is a variable that ends with its block: memory that code stores its address in may hold that. */
	private boolean isAutomatic() {
		return kind == Kind.VARIABLE && variable.filter(Variable::isStatic).isEmpty();
	}

	private boolean isVisibleOutside() {
		return kind == Kind.LEAKED_VARIABLE || variable.filter(Variable::isExternal).isPresent();
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof MemoryObject o && key.equals(o.key);
	}

	@Override
	public int hashCode() {
		return key.hashCode();
	}

	@Override
	public String toString() {
		return name;
	}
}
