package org.racelens.recording.structure;

/** How a task uses an item of a depend clause. Tasks of one use may run side by side, unless it is {@link #OUT}. */
enum ItemUse {
	IN, OUT, MUTEX_IN_OUT_SET, IN_OUT_SET;

	private static final int TYPE_IN = 1;
	private static final int TYPE_MUTEX = 4;
	private static final int TYPE_SET = 7;

	/** @param type as {@code ompt_dependence_type_t} numbers it; what is not known is taken for the strictest */
	static ItemUse of(int type) {
		switch (type) {
			case TYPE_IN:
				return IN;
			case TYPE_MUTEX:
				return MUTEX_IN_OUT_SET;
			case TYPE_SET:
				return IN_OUT_SET;
			default:
				return OUT;
		}
	}

	/** The use of a task that names the item twice. */
	ItemUse and(ItemUse other) {
		return this == other ? this : OUT;
	}
}
