package org.racelens.model.expression;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a function does to the object that its first argument points to, in one atomic step: those of {@code <stdatomic.h>} and the
 * compilers' built-in ones, to which the members of {@code std::atomic} come down. C11 §7.17; GCC manual, Built-in Functions for Memory
 * Model Aware Atomic Operations
 *
 * @param operator what is done with the old value and the second argument; empty where the second argument takes its place
 * @param order where the memory order stands among the arguments; without it, or before it, {@code otherwise} holds
 */
public record AtomicOperation(Kind kind, Optional<Operator> operator, int order, Order otherwise) {
	/** What is done, and what the function yields. */
	public enum Kind {
		/** the value is read */
		LOAD,
		/** a value takes its place; the stored value is yielded */
		STORE,
		/** the old value is yielded, another one takes its place */
		FETCH,
		/** the new value is yielded */
		UPDATE,
		/** whether the object held what the second argument points to, so that it took the third; what it held else is left there */
		COMPARE,
		/** as before, and it may fail at any time */
		COMPARE_WEAK,
		/** whether the object held the second argument, so that it took the third */
		COMPARE_VALUE,
		/** the old value; if it is the second argument, the third takes its place */
		FETCH_COMPARING,
		/** the object is set to 1, its old value is yielded */
		TEST_AND_SET,
		/** the byte of a flag is set to 0 */
		CLEAR,
		/** the object is set to 0 */
		RESET,
		/** nothing is accessed; what stands around is ordered */
		FENCE,
		/** what signal handlers of the same thread see is ordered */
		SIGNAL_FENCE
	}

	/** The memory orders, in the order of their numbers. C11 §7.17.3 */
	public enum Order {
		RELAXED, CONSUME, ACQUIRE, RELEASE, ACQ_REL, SEQ_CST
	}

	/** The function that reads an object of an atomic type. */
	public static final String LOAD = "__atomic_load_n";
	/** The function that writes one. */
	public static final String STORE = "__atomic_store_n";

	private static final Map<String, Optional<Operator>> OPERATORS = Map.of("add", Optional.of(Operator.ADD), "sub",
			Optional.of(Operator.SUBTRACT), "and", Optional.of(Operator.BIT_AND), "or", Optional.of(Operator.BIT_OR), "xor",
			Optional.of(Operator.BIT_XOR));
	private static final Map<String, AtomicOperation> ALL = all();

	/** The operation of a function; nothing for other functions. */
	public static Optional<AtomicOperation> named(String function) {
		return Optional.ofNullable(ALL.get(function));
	}

	private static Map<String, AtomicOperation> all() {
		Map<String, AtomicOperation> all = new LinkedHashMap<>();
		OPERATORS.forEach((name, operator) -> {
			put(all, "__atomic_fetch_" + name, Kind.FETCH, operator, 2);
			put(all, "__atomic_" + name + "_fetch", Kind.UPDATE, operator, 2);
			put(all, "__sync_fetch_and_" + name, Kind.FETCH, operator, -1);
			put(all, "__sync_" + name + "_and_fetch", Kind.UPDATE, operator, -1);
			standard(all, "atomic_fetch_" + name, Kind.FETCH, operator, 2);
		});
		put(all, LOAD, Kind.LOAD, Optional.empty(), 1);
		put(all, STORE, Kind.STORE, Optional.empty(), 2);
		put(all, "__atomic_exchange_n", Kind.FETCH, Optional.empty(), 2);
		put(all, "__atomic_compare_exchange_n", Kind.COMPARE, Optional.empty(), 4);
		put(all, "__atomic_test_and_set", Kind.TEST_AND_SET, Optional.empty(), 1);
		put(all, "__atomic_clear", Kind.CLEAR, Optional.empty(), 1);
		put(all, "__atomic_thread_fence", Kind.FENCE, Optional.empty(), 0);
		put(all, "__atomic_signal_fence", Kind.SIGNAL_FENCE, Optional.empty(), 0);
		put(all, "__sync_bool_compare_and_swap", Kind.COMPARE_VALUE, Optional.empty(), -1);
		put(all, "__sync_val_compare_and_swap", Kind.FETCH_COMPARING, Optional.empty(), -1);
		put(all, "__sync_synchronize", Kind.FENCE, Optional.empty(), -1);
		all.put("__sync_lock_test_and_set", new AtomicOperation(Kind.FETCH, Optional.empty(), -1, Order.ACQUIRE));
		all.put("__sync_lock_release", new AtomicOperation(Kind.RESET, Optional.empty(), -1, Order.RELEASE));
		standard(all, "atomic_load", Kind.LOAD, Optional.empty(), 1);
		standard(all, "atomic_store", Kind.STORE, Optional.empty(), 2);
		standard(all, "atomic_exchange", Kind.FETCH, Optional.empty(), 2);
		standard(all, "atomic_compare_exchange_strong", Kind.COMPARE, Optional.empty(), 3);
		standard(all, "atomic_compare_exchange_weak", Kind.COMPARE_WEAK, Optional.empty(), 3);
		standard(all, "atomic_flag_test_and_set", Kind.TEST_AND_SET, Optional.empty(), 1);
		standard(all, "atomic_flag_clear", Kind.CLEAR, Optional.empty(), 1);
		put(all, "atomic_thread_fence", Kind.FENCE, Optional.empty(), 0);
		put(all, "atomic_signal_fence", Kind.SIGNAL_FENCE, Optional.empty(), 0);
		return all;
	}

	private static void put(Map<String, AtomicOperation> all, String name, Kind kind, Optional<Operator> operator, int order) {
		all.put(name, new AtomicOperation(kind, operator, order, Order.SEQ_CST));
	}

	/** A function of the standard, and the one that takes the memory order, too. */
	private static void standard(Map<String, AtomicOperation> all, String name, Kind kind, Optional<Operator> operator, int order) {
		put(all, name, kind, operator, -1);
		put(all, name + "_explicit", kind, operator, order);
	}
}
