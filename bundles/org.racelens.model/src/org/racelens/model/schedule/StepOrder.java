package org.racelens.model.schedule;

/** The memory order of an atomic operation or a flush. OpenMP 5.2 §15.8.4, §15.8.5 */
public enum StepOrder {
	RELAXED("relaxed"), ACQUIRE("acquire"), RELEASE("release"), ACQ_REL("acq_rel"), SEQ_CST("seq_cst");

	private final String id;

	StepOrder(String id) {
		this.id = id;
	}

	/** The clause that asks for it. */
	public String id() {
		return id;
	}
}
