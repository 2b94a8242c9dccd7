package org.racelens.execution.value;

import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Symbol;

/**
 * The ages of names: the execution numbers what it names, "base#age", and the parts of a thing have its name with their own behind it
 * ("object#12.member"). A name is as old as the youngest thing that it speaks of.
 */
public final class Ages {
	private static final char MARK = '#';
	private static final int MOST_DIGITS = 9;

	private Ages() {
	}

	public static String name(String base, int age) {
		return base + MARK + age;
	}

	/** A text of the program as a part of names: different for different texts, and without an age. */
	public static String without(String text) {
		return text.replace("\\", "\\\\").replace(String.valueOf(MARK), "\\h");
	}

	/** Whether a term mentions a name that was made after a mark. */
	public static boolean isYounger(IntExpr term, int mark) {
		boolean[] younger = { false };
		Atoms.forEach(term, t -> younger[0] |= of(t) > mark);
		return younger[0];
	}

	/** Whether a condition mentions a name that was made after a mark. */
	public static boolean isYounger(BoolExpr condition, int mark) {
		boolean[] younger = { false };
		Atoms.forEach(condition, t -> younger[0] |= of(t) > mark);
		return younger[0];
	}

	/** The age of a name; 0 where it has none. */
	public static int of(IntExpr atom) {
		String name = atom instanceof Symbol s ? s.name() : atom instanceof Apply a ? a.function().name() : "";
		int age = 0;
		for (int mark = name.indexOf(MARK); mark >= 0; mark = name.indexOf(MARK, mark + 1)) {
			age = Math.max(age, number(name, mark + 1));
		}
		return age;
	}

	/** The number at an offset of a name, 0 where there is none; no age has so many digits as names of folders may. */
	private static int number(String name, int offset) {
		int end = offset;
		while (end < name.length() && Character.isDigit(name.charAt(end))) {
			end++;
		}
		return end == offset || end - offset > MOST_DIGITS ? 0 : Integer.parseInt(name.substring(offset, end));
	}
}
