package org.racelens.openmp.syntax;

import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.CaseLabel;
import org.racelens.openmp.program.Statement.Switch;

/** Where the labels of a {@code switch} stand: control may come to them without what is written before. C11 §6.8.4.2 */
public final class CaseLabels {
	private CaseLabels() {
	}

	/** Whether a statement is, or holds, a label of a switch around it. */
	public static boolean areIn(Statement s) {
		return s instanceof CaseLabel || !(s instanceof Switch) && Walk.parts(s).stream().anyMatch(CaseLabels::areIn);
	}
}
