package org.racelens.frontend.cdt.tests.pragma;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.directive.LeafClauses;
import org.racelens.openmp.scan.CompoundDirectives;
import org.racelens.openmp.scan.DirectiveTable;

class LeafClausesTest {
	/** What the model gives to the leaves is what the scanner lets pass. */
	@Test
	void theModelAndTheScannerAgreeOnTheClausesOfLeaves() {
		Set<DirectiveName> leaves = EnumSet.noneOf(DirectiveName.class);
		CompoundDirectives.all().forEach(leaves::addAll);
		for (DirectiveName leaf : leaves) {
			List<ClauseName> permitted = Arrays.stream(ClauseName.values()).filter(c -> LeafClauses.permits(leaf, c)).toList();
			assertEquals(Arrays.stream(ClauseName.values()).filter(DirectiveTable.row(leaf).clauses()::contains).toList(), permitted,
					leaf.spelling());
		}
	}
}
