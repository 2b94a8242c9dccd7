package org.racelens.analysis.tests.execution;

import java.util.LinkedHashSet;
import java.util.Map;
import org.racelens.execution.state.Aliasing;
import org.racelens.execution.state.Exposure;
import org.racelens.execution.state.UnnamedObjects;
import org.racelens.execution.state.VariableUses;
import org.racelens.execution.value.Layout;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.CompileCommand.StrictAliasing;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;

/** Which objects may be the same memory in a program without any text: nobody was given any address. */
public final class PlainAliasing {
	private PlainAliasing() {
	}

	public static Aliasing with(StrictAliasing strict) {
		try {
			SourceText source = new SourceText("empty.c", "", 0);
			VariableUses uses = new VariableUses(
					new CdtFrontEnd().parse(source, CompileCommand.forPath(source.path()), Cancellation.NEVER), new UnnamedObjects());
			return new Aliasing(new Layout(Map.of()), strict, new Exposure(uses), new LinkedHashSet<>());
		} catch (FrontEndException e) {
			throw new AssertionError(e.getMessage(), e);
		}
	}
}
