package org.racelens.frontend.cdt.tests;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.ParsedUnit;

/** For debugging: prints what the front end makes of the files named on the command line. */
public final class Dump {
	private Dump() {
	}

	public static void main(String[] paths) throws Exception {
		for (String path : paths) {
			String text = new String(Files.readAllBytes(Path.of(path)), StandardCharsets.UTF_8);
			long start = System.nanoTime();
			ParsedUnit unit = new CdtFrontEnd().parse(new SourceText(path, text, 0), CompileCommand.forPath(path), Cancellation.NEVER);
			long millis = (System.nanoTime() - start) / 1_000_000;
			System.out.print(Outline.of(unit));
			System.out.println("== " + path + " in " + millis + " ms");
		}
	}
}
