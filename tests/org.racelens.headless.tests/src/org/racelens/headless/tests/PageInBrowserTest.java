package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.report.SourceLines;
import org.racelens.report.page.HtmlReport;

/** What Chromium makes of the page: its script runs, its policy lets it, and the address sets the filter. */
class PageInBrowserTest {
	private static final int MANY = 10_000;

	@TempDir
	private static Path folder;
	private static Optional<Path> browser;

	@BeforeAll
	static void find() throws IOException {
		browser = Stream.of(System.getenv("PATH").split(":"))
				.flatMap(place -> Stream.of("chromium", "chromium-browser", "google-chrome").map(name -> Path.of(place, name)))
				.filter(Files::isExecutable).findFirst();
		assumeTrue(browser.isPresent(), "there is no Chromium on this machine");
		Files.writeString(folder.resolve("many.html"), new HtmlReport(SourceLines.NONE).render(ManyFindings.report(MANY)));
		Files.writeString(folder.resolve("shift.html"), new HtmlReport(Sample.SHIFT.source()).render(Sample.SHIFT.report()));
	}

	/** The elements of the page when its script has run; an error or a breach of the policy on the console fails. */
	private static String elements(String page, String fragment) throws Exception {
		Path out = folder.resolve("out");
		Path err = folder.resolve("err");
		List<String> command = new ArrayList<>(List.of(browser.orElseThrow().toString(), "--headless", "--no-sandbox", "--disable-gpu",
				"--user-data-dir=" + folder.resolve("profile"), "--enable-logging=stderr", "--dump-dom"));
		command.add(folder.resolve(page).toUri() + "#" + fragment);
		Process process = new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile()).start();
		boolean isDone = process.waitFor(60, TimeUnit.SECONDS);
		process.destroyForcibly();
		assertTrue(isDone, "Chromium does not end");
		assertEquals(List.of(), Files.readString(err).lines().filter(line -> line.contains("CONSOLE")).toList());
		return Files.readString(out);
	}

	private static void assertCount(String expected, String elements) {
		assertTrue(elements.contains("role=\"status\">" + expected + "</p>"),
				() -> elements.substring(0, Math.min(elements.length(), elements.indexOf("<ol ") + 200)));
	}

	private static int rows(String elements, String kind) {
		return elements.split("<li class=\"finding " + kind, -1).length - 1;
	}

	@Test
	void tenThousandFindingsCanBeFiltered() throws Exception {
		String elements = elements("many.html", "verdict=possible&file=part1&variable=b");
		assertCount("2,775 of 10,000 findings; here are 1 to 50.", elements);
		assertEquals(50, rows(elements, "possible"));
		assertEquals(50, rows(elements, ""));
		assertTrue(elements.contains("Page 1 of 56"));
	}

	@Test
	void theAddressOpensAFinding() throws Exception {
		String elements = elements("many.html", "open=9999");
		assertCount("10,000 findings; here are 9,951 to 10,000.", elements);
		assertTrue(elements.contains("<li class=\"finding possible\" id=\"finding-9999\"><details open="), "not open");
		assertEquals(1, elements.split("<svg ", -1).length - 1);
		assertEquals(2, elements.split("<section class=\"end ", -1).length - 1);
	}

	@Test
	void whatIsSortedByFilesIsInTheirOrder() throws Exception {
		String elements = elements("many.html", "sort=file&page=2");
		List<String> places = Pattern.compile("<span class=\"where\">([^:<]*):").matcher(elements).results().map(r -> r.group(1)).distinct()
				.toList();
		assertEquals(List.of("src/part1.c"), places);
	}

	@Test
	void whatIsNewKnownOrGoneCanBeFiltered() throws Exception {
		String first = "void f(int *a, int n) {\n#pragma omp parallel for\n\tfor (int i = 1; i < n; i++)\n\t\ta[i] = a[i - 1];\n}\n";
		String second = first.replace("f(int *a", "g(int *b").replace("a[i", "b[i");
		CommandRun.write(folder, "a.c", first + second);
		CommandRun.write(folder, "gone.c", second);
		CommandRun.real(folder, "check", "--cache", "none", "--format", "json", "-o", "old.json", "a.c", "gone.c");
		Files.delete(folder.resolve("gone.c"));
		CommandRun.write(folder, "a.c", first + second.replace("g(", "h("));
		CommandRun.real(folder, "check", "--cache", "none", "--baseline", "old.json", "--format", "html:compared.html", "a.c");
		String all = elements("compared.html", "");
		assertCount("4 findings.", all);
		assertTrue(all.contains("compared with old.json: 1 new, 1 known, 2 gone"), all);
		assertEquals(2, rows(all, "gone"));
		assertCount("1 of 4 findings.", elements("compared.html", "compared=new"));
		assertCount("1 of 4 findings.", elements("compared.html", "compared=known"));
		assertCount("1 of 4 findings.", elements("compared.html", "verdict=gone&file=gone.c"));
		assertTrue(elements("compared.html", "open=3").contains("as it was then; this report does not have it."));
	}

	/** As {@code racelens graph} draws it; regions that are proved need none. */
	@Test
	void phasesOfARegionAreDrawnWhereSomethingIsFound() throws Exception {
		CommandRun.write(folder, "phases.c", """
				void f(int *restrict a, int *restrict b, int n) {
				#pragma omp parallel
					{
				#pragma omp for nowait
						for (int i = 0; i < n; i++)
							a[i] = i;
				#pragma omp for
						for (int i = 1; i < n; i++)
							b[i] = a[i - 1];
					}
				#pragma omp parallel for
					for (int i = 0; i < n; i++)
						b[i] = 0;
				}
				""");
		CommandRun.real(folder, "check", "--cache", "none", "--format", "html:phases.html", "phases.c");
		String page = Files.readString(folder.resolve("phases.html"));
		assertEquals(1, page.split("\"graph\":", -1).length - 1);
		assertEquals(1, elements("phases.html", "open=0").split("<summary>The phases of the region", -1).length - 1);
		assertEquals(0, elements("phases.html", "open=1").split("<summary>The phases of the region", -1).length - 1);
	}

	@Test
	void noTextBecomesMarkupOrScript() throws Exception {
		String text = "</script><img src=x onerror=\"document.title='evil'\"><script>document.title='evil'</script>";
		Files.writeString(folder.resolve("strange.html"),
				new HtmlReport((path, line) -> Optional.of(text)).render(StrangeTextTest.everywhere(text)));
		String elements = elements("strange.html", "open=0");
		assertTrue(elements.contains("<title>RaceLens report</title>"));
		assertFalse(elements.contains("<img"));
		assertEquals(1, elements.split("<details open=", -1).length - 1);
	}

	@Test
	void anAddressThatMakesNoSenseShowsAll() throws Exception {
		assertCount("5 findings.", elements("shift.html", "open=77&page=-3&sort=%00&x=%3Cb%3E"));
		assertCount("0 of 5 findings match the filter.", elements("shift.html", "verdict=none"));
	}
}
