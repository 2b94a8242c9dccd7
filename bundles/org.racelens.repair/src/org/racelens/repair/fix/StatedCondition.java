package org.racelens.repair.fix;

import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Condition;

/**
 * A condition of a region that the source says itself. It was written in memory and analysed: the region does not depend on it any more.
 *
 * @param region place of the region's directive
 * @param condition as the analysis tells it
 * @param expression the same in the language of the source; of qualified parameters, their names
 * @param form how it is said
 * @param change the edit, for the version of the text that was analysed
 * @param stated the text with the edit
 */
public record StatedCondition(SourceRange region, Condition condition, String expression, Form form, SourceChange change,
		SourceText stated) {
	/** How a text says what holds. */
	public enum Form {
		/** a statement before the directive that ends the program where it does not hold. C17 §7.2.1 */
		ASSERT,
		/** a directive around the region's own that lets compilers take it for granted. OpenMP 5.2 §8.3.2 ({@code holds}) */
		ASSUME,
		/** a qualifier of parameters that are pointers; callers that give them memory in common then do anything. C17 §6.7.3.1 */
		RESTRICT
	}
}
