package org.racelens.exploration.skeleton;

/** How strongly an atomic operation or a fence orders what stands around. OpenMP 5.2 §15.8.4, §15.8.5 */
public enum MemoryOrder {
	RELAXED, ACQUIRE, RELEASE, ACQ_REL, SEQ_CST;

	/** Whether what follows a read of this order is after what the release that it reads from has published. */
	public boolean acquires() {
		return this == ACQUIRE || this == ACQ_REL || this == SEQ_CST;
	}

	/** Whether what precedes a write of this order is published by it. */
	public boolean releases() {
		return this == RELEASE || this == ACQ_REL || this == SEQ_CST;
	}
}
