package org.racelens.analysis.tests.oracle.memory;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.racelens.analysis.tests.oracle.machine.Place;
import org.racelens.analysis.tests.oracle.machine.Program.RacyPlaces;
import org.racelens.analysis.tests.oracle.translation.FortranTranslation;
import org.racelens.frontend.fortran.FortranFrontEnd;
import org.racelens.model.source.SourceText;

/**
 * The analysis of what a program of C is in Fortran; its answers are about the lines of C.
 *
 * @param seed chooses among the ways to write the program
 * @param folder for programs of several files
 */
record FortranProduct(MemoryDialect dialect, long seed, Path folder) implements Judge {
	@Override
	public Verdicts answer(Map<String, String> files) {
		FortranTranslation translation = translated(files);
		Product product = new Product(new FortranFrontEnd());
		try {
			Path own = Files.createTempDirectory(folder, dialect + "-" + seed + "-");
			List<SourceText> sources = new ArrayList<>();
			for (Map.Entry<String, String> file : translation.files().entrySet()) {
				Path path = Files.writeString(own.resolve(file.getKey()), file.getValue());
				sources.add(0, new SourceText(path.toString(), file.getValue(), 0)); // the region is in the last one
			}
			Verdicts verdicts = Product.verdicts(product.report(sources), range -> {
				Place place = new Place(Path.of(range.path()).getFileName().toString(), range.line());
				return translation.places().getOrDefault(place, place);
			});
			for (SourceText source : sources) {
				Files.delete(Path.of(source.path()));
			}
			Files.delete(own);
			return inC(verdicts);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** The program in Fortran. */
	FortranTranslation translated(Map<String, String> files) {
		return FortranTranslation.of(files, seed, dialect == MemoryDialect.PARAMETERS);
	}

	private Verdicts inC(Verdicts verdicts) {
		Map<RacyPlaces, List<Map<String, String>>> definite = new HashMap<>();
		verdicts.definite().forEach((places, witnesses) -> definite.put(places, witnesses.stream().map(this::inC).toList()));
		return new Verdicts(verdicts.verdict(), definite, verdicts.possible(), verdicts.conditions(), verdicts.reasons());
	}

	private Map<String, String> inC(Map<String, String> witness) {
		Map<String, String> all = new HashMap<>();
		witness.forEach((name, value) -> all.put(inC(name), value));
		return all;
	}

	@Override
	public String inC(String text) {
		return FortranTranslation.inC(text);
	}
}
