package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eclipse.core.commands.Command;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.help.HelpSystem;
import org.eclipse.help.IContext;
import org.eclipse.help.IHelpResource;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.osgi.framework.Bundle;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The help, the cheat sheet, and the example they begin with. */
@ExtendWith(WorkbenchGuard.class)
class HelpTest {
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
			"preferencesProject", "witnessView", "regions", "fixDialog", "loopDialog", "check", "parallelLoop", "showFixes", "explain",
			"removeMarkers" })
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
	@CsvSource({ "org.racelens.ui.witnessView,org.racelens.ui.witnessView", "org.racelens.ui.regionsView,org.racelens.ui.regions" })
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
		assertEquals(4, topics.size());
		for (Element topic : topics) {
			assertPage(topic.getAttribute("href"));
			Document page = document(topic.getAttribute("href"));
			assertEquals(topic.getAttribute("label"), elements(page, "h1").get(0).getTextContent());
			elements(page, "a").forEach(a -> assertPage("help/" + a.getAttribute("href")));
			elements(page, "link").forEach(a -> assertPage("help/" + a.getAttribute("href")));
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
