package org.racelens.openmp.syntax;

import java.util.ArrayList;
import java.util.List;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Utility;
import org.racelens.openmp.unit.ParsedUnit;

/** Where regions are that are variants of one metadirective: their answers are one answer. */
public final class VariantPlaces {
	private final List<SourceRange> metadirectives;

	private VariantPlaces(List<SourceRange> metadirectives) {
		this.metadirectives = metadirectives;
	}

	/** The metadirectives of a unit that leave several variants. */
	public static VariantPlaces in(ParsedUnit unit) {
		List<SourceRange> places = new ArrayList<>();
		for (FunctionDefinition f : unit.functions()) {
			Walk.statements(f.body(), s -> {
				if (s instanceof ConstructStatement c && c.construct() instanceof Utility.Metadirective m) {
					places.add(m.directive().range());
				}
			});
		}
		return new VariantPlaces(places);
	}

	/** The directive that a construct is written with, or the metadirective around it. */
	public SourceRange of(Construct construct) {
		SourceRange own = construct.directive().range();
		return metadirectives.stream().filter(m -> m.contains(own)).findFirst().orElse(own);
	}
}
