package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.cdt.ui.text.c.hover.ICEditorTextHover;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.preference.PreferenceStore;
import org.eclipse.jface.text.AbstractInformationControl;
import org.eclipse.jface.text.IInformationControl;
import org.eclipse.jface.text.IInformationControlExtension2;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.ITextHoverExtension;
import org.eclipse.jface.text.ITextHoverExtension2;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.information.IInformationProviderExtension2;
import org.eclipse.jface.text.templates.Template;
import org.eclipse.jface.text.templates.persistence.TemplateStore;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.editors.text.templates.ContributionContextTypeRegistry;
import org.eclipse.ui.editors.text.templates.ContributionTemplateStore;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.racelens.ui.template.OpenMpTemplates;

/** What CDT's own editor is given, as far as its extension points and interfaces tell: it is not here itself. */
class CdtEditorTest extends EditedProject {
	private static final String END = "a[i] =";

	@AfterEach
	void leaveHovers() {
		editors.leaveAll();
	}

	@Test
	void nothingIsSaidWhereThatEditorIsNotInstalled() throws Exception {
		assertNull(Platform.getBundle(CdtStandIn.NAME));
		assertNull(Platform.getExtensionRegistry().getExtensionPoint(CdtStandIn.HOVERS));
		Path log = Platform.getLogFileLocation().toFile().toPath();
		assertFalse(Files.exists(log) && Files.readString(log).contains("textHovers"));
	}

	@Test
	void theHoverSaysWhatItsExtensionPointRequires() throws Exception {
		try (CdtStandIn cdt = new CdtStandIn()) {
			IConfigurationElement hover = cdt.ours();
			assertEquals("hover", hover.getName());
			for (String required : List.of("id", "class")) {
				assertNotNull(hover.getAttribute(required), required);
			}
			assertEquals("Data Race", hover.getAttribute("label"));
			assertFalse(hover.getAttribute("description").startsWith("%"));
			assertEquals("true", hover.getAttribute("activate"), "hovers of bundles that are not active are left out");
			assertFalse(hover.getAttribute("id").startsWith(CdtStandIn.NAME), "CDT sorts its own hovers by their names");
		}
	}

	@Test
	void theEditorAsksForItBeforeItsOwnHovers() throws Exception {
		try (CdtStandIn cdt = new CdtStandIn()) {
			assertEquals(List.of(cdt.ours().getAttribute("id"), CdtStandIn.OWN_HOVER),
					cdt.hovers().stream().map(h -> h.getAttribute("id")).toList());
		}
	}

	@Test
	void itIsWhatTheEditorTakesForAHover() throws Exception {
		try (CdtStandIn cdt = new CdtStandIn()) {
			assertNotSame(ICEditorTextHover.class, cdt.contract());
			Object hover = cdt.ours().createExecutableExtension("class");
			assertInstanceOf(cdt.contract(), hover);
			assertInstanceOf(ITextHoverExtension.class, hover);
			assertInstanceOf(ITextHoverExtension2.class, hover);
			assertInstanceOf(IInformationProviderExtension2.class, hover);
			cdt.contract().getMethod("setEditor", IEditorPart.class).invoke(hover, (Object) null);
			assertEquals(hover, hover);
			assertEquals(hover.hashCode(), hover.hashCode());
			assertNotEquals(hover, cdt.ours().createExecutableExtension("class"), "each editor has one of its own");
			assertNotNull(hover.toString());
		}
	}

	@Test
	void itTellsWhatTheHoversOfOtherEditorsTell() throws Exception {
		try (CdtStandIn cdt = new CdtStandIn()) {
			ITextEditor editor = racy();
			ITextHover hover = (ITextHover) cdt.ours().createExecutableExtension("class");
			String told = shown((ITextHoverExtension) hover,
					((ITextHoverExtension2) hover).getHoverInfo2(viewer(editor), word(editor, END)));
			assertEquals(EditorBot.words(editors.hover(editor, END)), told);
			assertTrue(told.contains("thread 1 writes a[i] in iteration i=1 while thread 0 reads a[i + 1] in iteration i=0"), told);
			assertTrue(told.contains("Show witness"), told);
		}
	}

	@Test
	void itTellsOfDirectivesAndIsSilentElsewhere() throws Exception {
		try (CdtStandIn cdt = new CdtStandIn()) {
			ITextEditor editor = racy();
			ITextHover hover = (ITextHover) cdt.ours().createExecutableExtension("class");
			bot.await("the badge", () -> editors.marked(editor, "org.racelens.ui.racyRegion").size() == 1);
			String directive = hover.getHoverInfo(viewer(editor), word(editor, "pragma"));
			assertTrue(directive.contains("parallel for in main: 1 race"), directive);
			assertNull(hover.getHoverInfo(viewer(editor), word(editor, "return")));
			assertNull(((ITextHoverExtension2) hover).getHoverInfo2(viewer(editor), word(editor, "return")));
			assertNull(hover.getHoverRegion(viewer(editor), EditorBot.document(editor).get().indexOf("return")));
		}
	}

	@Test
	void theHoverThatStaysHasTheFocus() throws Exception {
		try (CdtStandIn cdt = new CdtStandIn()) {
			Object hover = cdt.ours().createExecutableExtension("class");
			IInformationControl passing = ((ITextHoverExtension) hover).getHoverControlCreator().createInformationControl(shell());
			IInformationControl staying = ((IInformationProviderExtension2) hover).getInformationPresenterControlCreator()
					.createInformationControl(shell());
			assertFalse(((AbstractInformationControl) passing).isResizable());
			assertTrue(((AbstractInformationControl) staying).isResizable());
			passing.dispose();
			staying.dispose();
		}
	}

	@Test
	void itsContentAssistHasTheTemplatesOfTheGenericEditor() throws Exception {
		try (CdtStandIn cdt = new CdtStandIn()) {
			ContributionContextTypeRegistry types = new ContributionContextTypeRegistry(CdtStandIn.REGISTRY);
			TemplateStore store = new ContributionTemplateStore(types, new PreferenceStore(), "templates");
			store.load();
			List<Template> theirs = Stream.of(store.getTemplates(CdtStandIn.CODE)).toList();
			assertEquals(texts(PlatformUI.getWorkbench().getService(OpenMpTemplates.class).all()), texts(theirs));
			for (Template template : theirs) {
				types.getContextType(CdtStandIn.CODE).validate(template.getPattern());
			}
			long ids = Stream.of(store.getTemplateData(true)).map(t -> t.getId()).distinct().count();
			assertEquals(theirs.size(), ids, "what the user changes of one is found by its name");
		}
	}

	private static List<String> texts(List<Template> templates) {
		return templates.stream().map(t -> t.getName() + ": " + t.getDescription() + "\n" + t.getPattern()).sorted().toList();
	}

	private ITextEditor racy() throws Exception {
		String text = TestProject.RACY.replace("int sum", "int a[101]").replace("sum += i", "a[i] = a[i + 1]");
		ITextEditor editor = editors.open(project.file("shift.c", text), EditorBot.PLAIN);
		bot.await("the second end", () -> editors.marked(editor, "org.racelens.ui.secondEnd").size() == 1);
		bot.awaitFixes();
		return editor;
	}

	/** As CDT's hovers see the place: a word. */
	private static IRegion word(ITextEditor editor, String beginning) {
		int start = EditorBot.document(editor).get().indexOf(beginning);
		return new Region(start, 1);
	}

	private static ITextViewer viewer(ITextEditor editor) {
		return editor.getAdapter(ITextViewer.class);
	}

	private static String shown(ITextHoverExtension hover, Object content) {
		Shell parent = shell();
		IInformationControl control = hover.getHoverControlCreator().createInformationControl(parent);
		try {
			((IInformationControlExtension2) control).setInput(content);
			return EditorBot.words(Stream.of(parent.getShells()).filter(s -> !EditorBot.links(s).isEmpty()).findFirst().orElseThrow());
		} finally {
			control.dispose();
		}
	}

	private static Shell shell() {
		return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
	}
}
