package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eclipse.core.commands.Command;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.help.HelpSystem;
import org.eclipse.help.IContext;
import org.eclipse.help.IHelpResource;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.wizards.IWizardDescriptor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.osgi.framework.Bundle;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ide.settings.FindingKind;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The help, the cheat sheet, and the example they begin with. */
@ExtendWith(WorkbenchGuard.class)
class HelpTest {
	private static final String MESSAGES = "help/docs/messages/";
	private static final Pattern HEADING = Pattern.compile("<h1[^>]*>(.*?)</h1>", Pattern.DOTALL);
	private static final Pattern LINK = Pattern.compile("<(?:a|link)\\b[^>]* href=\"([^\"]*)\"");

	private final Bot bot = new Bot();
	private final Bundle bundle = Platform.getBundle("org.racelens.ui");

	@AfterEach
	void deleteExample() throws Exception {
		bot.page().closeAllEditors(false);
		bot.awaitAnalyses();
		IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("racelens-example");
		if (project.exists()) {
			project.delete(true, true, null);
		}
		bot.awaitAnalyses();
	}

	private Document document(String path) throws Exception {
		DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
		factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
		DocumentBuilder builder = factory.newDocumentBuilder();
		try (InputStream in = bundle.getEntry(path).openStream()) {
			return builder.parse(in);
		}
	}

	private static List<Element> elements(Document document, String name) {
		List<Element> result = new ArrayList<>();
		NodeList nodes = document.getElementsByTagName(name);
		for (int i = 0; i < nodes.getLength(); i++) {
			result.add((Element) nodes.item(i));
		}
		return result;
	}

	private void assertPage(String href) {
		String path = href.replaceFirst("^/org\\.racelens\\.ui/", "").replaceFirst("#.*", "");
		assertNotNull(bundle.getEntry(path), href);
	}

	@ParameterizedTest
	@ValueSource(strings = { "preferences", "preferencesWhen", "preferencesAnalysis", "preferencesModels", "preferencesLevels",
			"preferencesProject", "templates", "witnessView", "regions", "summary", "fixDialog", "acceptDialog", "loopDialog",
			"confirmDialog",
			"confirmOutcome", "exampleWizard", "check", "parallelLoop", "showFixes", "explain", "scope", "removeMarkers" })
	void aContextHasATextAndPages(String id) {
		IContext context = HelpSystem.getContext("org.racelens.ui." + id);
		assertNotNull(context, id);
		assertFalse(context.getText().isBlank());
		IHelpResource[] topics = context.getRelatedTopics();
		assertTrue(topics.length > 0);
		Stream.of(topics).forEach(topic -> assertPage(topic.getHref()));
	}

	/** F1 asks the control that has the focus, and those around it. */
	@ParameterizedTest
	@CsvSource({ "org.racelens.ui.witnessView,org.racelens.ui.witnessView", "org.racelens.ui.regionsView,org.racelens.ui.regions",
			"org.racelens.ui.summaryView,org.racelens.ui.summary" })
	void aViewNamesItsContext(String id, String context) throws Exception {
		IViewPart view = bot.page().showView(id);
		try {
			assertTrue(hasHelp(bot.page().getWorkbenchWindow().getShell(), context));
		} finally {
			bot.page().hideView(view);
		}
	}

	private static boolean hasHelp(Composite parent, String id) {
		return id.equals(parent.getData("org.eclipse.ui.help")) || Stream.of(parent.getChildren())
				.anyMatch(child -> child instanceof Composite composite && hasHelp(composite, id));
	}

	@Test
	void theTableOfContentsLeadsToPagesWhoseLinksLeadSomewhere() throws Exception {
		List<Element> topics = elements(document("help/toc.xml"), "topic");
		assertTrue(topics.size() > MessageKind.values().length);
		for (Element topic : topics) {
			String href = topic.getAttribute("href");
			assertPage(href);
			String page = text(href);
			assertEquals(topic.getAttribute("label"), HEADING.matcher(page).results().findFirst().orElseThrow().group(1)
					.replaceAll("<[^>]*>", ""), href);
			LINK.matcher(page).results().map(m -> m.group(1)).forEach(link -> assertLink(href, link));
		}
	}

	@Test
	void theTableOfContentsHasAPageForEachMessageTheGuideAndTheGaps() throws Exception {
		List<String> pages = elements(document("help/toc.xml"), "topic").stream().map(e -> e.getAttribute("href")).toList();
		assertEquals(pages.size(), Set.copyOf(pages).size(), pages::toString);
		Set<String> messages = pages.stream().filter(p -> p.startsWith(MESSAGES)).collect(Collectors.toSet());
		assertEquals(Stream.concat(Stream.of("README"), Stream.of(MessageKind.values()).map(MessageKind::id))
				.map(id -> MESSAGES + id + ".html").collect(Collectors.toSet()), messages);
		assertTrue(pages.containsAll(List.of("help/docs/user-guide.html", "help/docs/gaps.html")), pages::toString);
		String gaps = text("help/docs/gaps.html");
		Stream.of(GapKind.values()).forEach(kind -> assertTrue(gaps.contains(kind.id()), kind.id()));
	}

	/** Whoever is asked something, or looks at a view, gets help where F1 is pressed: no context is named that there is not. */
	@Test
	void everyContextThatCommandsNameIsThere() throws Exception {
		List<String> named = Stream.of(Platform.getExtensionRegistry().getConfigurationElementsFor("org.eclipse.ui.commands"))
				.filter(e -> e.getContributor().getName().equals("org.racelens.ui"))
				.map(e -> e.getAttribute("helpContextId")).filter(Objects::nonNull).toList();
		assertTrue(named.size() >= 8, named::toString);
		named.forEach(id -> assertNotNull(HelpSystem.getContext(id), id));
	}

	/** Links lead on from the folder of their page, or from the root of all pages. */
	private void assertLink(String from, String link) {
		URI target = URI.create("/" + from).resolve(URI.create(link.replace("PLUGINS_ROOT/org.racelens.ui", "")));
		if (target.getScheme() == null) {
			URL entry = bundle.getEntry(target.getPath());
			assertNotNull(entry, from + " -> " + link);
			assertTrue(target.getFragment() == null || text(target.getPath()).contains("id=\"" + target.getFragment() + "\""),
					from + " -> " + link);
		}
	}

	private String text(String path) {
		try (InputStream in = bundle.getEntry(path).openStream()) {
			return new String(in.readAllBytes(), StandardCharsets.UTF_8);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private static Stream<String> contextsOfFindings() {
		return Stream.of(Stream.of("race", "acceptedRace", "condition", "notAnalysed"),
				Stream.of(MessageKind.values()).map(k -> "message_" + k.id()),
				Stream.of(GapKind.values()).map(k -> "gap_" + k.id())).flatMap(ids -> ids).map(id -> id.replace('-', '_'));
	}

	@ParameterizedTest
	@MethodSource("contextsOfFindings")
	void everyKindOfFindingHasAPage(String id) {
		IContext context = HelpSystem.getContext("org.racelens.ui." + id);
		assertNotNull(context, id);
		IHelpResource[] topics = context.getRelatedTopics();
		assertTrue(topics.length > 0);
		Stream.of(topics).forEach(topic -> assertLink("help/x", topic.getHref().replace("/org.racelens.ui/", "/")));
	}

	@ParameterizedTest
	@CsvSource({ "'#pragma omp parallel fro', message_unknown_directive", "'#pragma omp parallel for', race",
			"'#pragma omp parallel for if(theirs())', gap_unmodelled_call" })
	void helpOfAMarkerIsThePageOfItsFinding(String directive, String context) throws Exception {
		try (TestProject project = TestProject.create("help")) {
			IFile file = project.file("a.c", "int a[9];\nint theirs(void);\nvoid f(void) {\n" + directive
					+ "\n\tfor (int i = 0; i < 8; i++)\n\t\ta[i] = a[i + 1];\n}\n");
			bot.await("a finding", () -> findings(file).size() > 0);
			assertTrue(findings(file).stream().map(IDE.getMarkerHelpRegistry()::getHelp).anyMatch(("org.racelens.ui." + context)::equals));
		}
	}

	@Test
	void helpOfAFileThatIsNotAnalysedIsAboutThat() throws Exception {
		try (TestProject project = TestProject.create("help")) {
			IMarker marker = project.file("a.txt", "").createMarker(FindingKind.UNKNOWN.markerType());
			assertEquals("org.racelens.ui.notAnalysed", IDE.getMarkerHelpRegistry().getHelp(marker));
		}
	}

	private static List<IMarker> findings(IFile file) {
		try {
			return List.of(file.findMarkers(FindingMarker.FINDING, true, IResource.DEPTH_ZERO));
		} catch (CoreException e) {
			throw new AssertionError(e);
		}
	}

	@Test
	void theExampleHasARace() throws Exception {
		PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand("org.racelens.ui.example", null);
		IFile file = ResourcesPlugin.getWorkspace().getRoot().getProject("racelens-example").getFile("sum.c");
		assertEquals(file, bot.page().getActiveEditor().getEditorInput().getAdapter(IFile.class));
		bot.await("the race of the example", () -> races(file) == 1);
		TestProject.save(file, "int mine;\n");
		PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand("org.racelens.ui.example", null);
		assertEquals("int mine;\n", new String(file.getContents().readAllBytes()), "the user's text stays");
	}

	@Test
	void theExampleIsAmongTheNewOnes() throws Exception {
		IWorkbenchWindow window = bot.page().getWorkbenchWindow();
		IWizardDescriptor found = window.getWorkbench().getNewWizardRegistry().findWizard("org.racelens.ui.exampleWizard");
		assertEquals("org.eclipse.ui.Examples/org.racelens.ui.examples", found.getCategory().getPath().toString());
		INewWizard wizard = (INewWizard) found.createWizard();
		wizard.init(window.getWorkbench(), StructuredSelection.EMPTY);
		WizardDialog dialog = new WizardDialog(window.getShell(), wizard);
		dialog.create();
		assertTrue(wizard.canFinish());
		assertTrue(hasHelp(dialog.getShell(), "org.racelens.ui.exampleWizard"));
		assertTrue(wizard.performFinish());
		dialog.close();
		IFile file = ResourcesPlugin.getWorkspace().getRoot().getProject("racelens-example").getFile("sum.c");
		assertEquals(file, bot.page().getActiveEditor().getEditorInput().getAdapter(IFile.class));
	}

	private static int races(IFile file) {
		try {
			return TestProject.races(file).size();
		} catch (CoreException e) {
			throw new AssertionError(e);
		}
	}

	@Test
	void theCheatSheetsCommandsAreThere() throws Exception {
		ICommandService commands = PlatformUI.getWorkbench().getService(ICommandService.class);
		Document sheet = document("help/first-race.xml");
		for (Element element : elements(sheet, "command")) {
			ParameterizedCommand command = commands.deserialize(element.getAttribute("serialization"));
			Command defined = command.getCommand();
			assertTrue(defined.isDefined(), defined.getId());
			assertTrue(defined.isHandled(), defined.getId());
		}
		assertEquals(3, elements(sheet, "command").size());
		Stream.of("intro", "item").flatMap(n -> elements(sheet, n).stream()).map(e -> e.getAttribute("href")).filter(h -> !h.isEmpty())
				.forEach(this::assertPage);
	}

	@Test
	void theFeatureIsBrandedByTheWorkbenchBundle() throws Exception {
		assertNotNull(bundle.getEntry("icons/racelens32.png"));
		assertNotNull(bundle.getEntry("icons/racelens32.svg"));
		Properties about = new Properties();
		try (InputStream in = bundle.getEntry("about.ini").openStream()) {
			about.load(in);
		}
		assertEquals("icons/racelens32.png", about.getProperty("featureImage"));
		assertPage(about.getProperty("tipsAndTricksHref"));
	}
}
