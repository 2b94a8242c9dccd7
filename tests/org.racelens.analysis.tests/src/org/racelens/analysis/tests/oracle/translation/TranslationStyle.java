package org.racelens.analysis.tests.oracle.translation;

import org.racelens.analysis.tests.oracle.Draw;

/**
 * Which of the ways to say the same a text in Fortran takes.
 *
 * @param dummies what a pointer becomes that is a parameter
 * @param isContiguous whether arrays that pointers lead to are said to have no holes
 * @param inBlocks whether what a block of C declares is declared by a {@code block} of Fortran, instead of a {@code private} clause
 * @param inModule whether procedures stand in a module, instead of by themselves
 * @param byValue whether numbers are passed by value
 * @param isAllocatable whether what is allocated once is allocatable, instead of a pointer
 * @param isNegative whether subscripts may be negative
 */
record TranslationStyle(Dummies dummies, boolean isContiguous, boolean inBlocks, boolean inModule, boolean byValue, boolean isAllocatable,
		boolean isNegative) {
	/** A parameter that is a pointer in C, in Fortran. */
	enum Dummies {
		/** a pointer */
		POINTER,
		/** an array of assumed shape that pointers may lead to */
		TARGET
	}

	/** The style of a seed. */
	static TranslationStyle of(long seed, boolean isNegative) {
		Draw draw = new Draw(seed + 7_000_003);
		return new TranslationStyle(draw.oneOf(Dummies.values()), draw.happens(50), draw.happens(50), draw.happens(50), draw.happens(50),
				draw.happens(50), isNegative);
	}
}
