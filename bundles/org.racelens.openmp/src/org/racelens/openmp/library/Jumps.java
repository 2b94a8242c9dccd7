package org.racelens.openmp.library;

import java.util.Set;

/** Library functions by which control gets to where it has been before. C11 §7.13; POSIX.1-2017, setjmp; Linux, vfork */
public final class Jumps {
	/** these return once more whenever such a jump is made */
	private static final Set<String> PLACES = Set.of("setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp", "getcontext", "vfork");
	private static final Set<String> JUMPING = Set.of("longjmp", "_longjmp", "siglongjmp", "setcontext", "swapcontext");

	private Jumps() {
	}

	/** Whether a call of a function may return more than once: what was written since then is there. */
	public static boolean returnsAgain(String function) {
		return PLACES.contains(function);
	}

	/** Whether a function is a place of such jumps or makes them, so that what comes behind a call is not what the text says. */
	public static boolean areIn(String function) {
		return returnsAgain(function) || JUMPING.contains(function);
	}
}
