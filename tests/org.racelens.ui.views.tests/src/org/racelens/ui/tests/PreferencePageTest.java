package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.core.resources.ProjectScope;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.preference.IPreferencePage;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.TabFolder;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.osgi.service.prefs.Preferences;
import org.racelens.ide.settings.Level;
import org.racelens.ide.settings.PreferenceSchema;
import org.racelens.ide.settings.PreferenceSettings;
import org.racelens.ide.settings.Settings;
import org.racelens.ide.settings.Trigger;

/** The pages for settings, in the workbench's own dialogs. */
@ExtendWith(WorkbenchGuard.class)
class PreferencePageTest {
	private static final String PREFIX = "org.racelens.ui.preference.";
	private static final Point SIZE = new Point(820, 640);

	private final Bot bot = new Bot();
	private PreferenceDialog dialog;

	@AfterEach
	void close() throws Exception {
		if (dialog != null) {
			dialog.close();
		}
		Preferences node = InstanceScope.INSTANCE.getNode(PreferenceSchema.NODE);
		node.clear();
		InstanceScope.INSTANCE.getNode("org.racelens.ui").remove("codeMinings");
	}

	private void open(String page) {
		dialog = PreferencesUtil.createPreferenceDialogOn(PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell(), PREFIX + page,
				null, null);
		show();
	}

	private void openProject(TestProject project) {
		dialog = PreferencesUtil.createPropertyDialogOn(PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell(),
				project.project(), PREFIX + "project", null, null);
		show();
	}

	private void show() {
		dialog.setBlockOnOpen(false);
		dialog.open();
		dialog.getShell().setSize(SIZE);
		bot.pumpFor(Duration.ofMillis(200));
	}

	private IPreferencePage page() {
		return (IPreferencePage) dialog.getSelectedPage();
	}

	private Control pageControl() {
		return page().getControl();
	}

	private <C extends Control> List<C> controls(Class<C> type) {
		List<C> result = new ArrayList<>();
		collect((Composite) pageControl(), type, result);
		return result;
	}

	private static <C extends Control> void collect(Composite parent, Class<C> type, List<C> result) {
		for (Control child : parent.getChildren()) {
			if (type.isInstance(child)) {
				result.add(type.cast(child));
			} else if (child instanceof Composite composite) {
				collect(composite, type, result);
			}
		}
	}

	private Button check(String label) {
		return controls(Button.class).stream().filter(b -> b.getText().replace("&", "").equals(label)).findFirst().orElseThrow();
	}

	/** The control that follows a label. */
	private <C extends Control> C labelled(String label, Class<C> type) {
		Label found = controls(Label.class).stream().filter(l -> l.getText().replace("&", "").startsWith(label)).findFirst().orElseThrow();
		List<Control> siblings = Arrays.asList(found.getParent().getChildren());
		return type.cast(siblings.get(siblings.indexOf(found) + 1));
	}

	private void click(Button button) {
		button.setSelection(!button.getSelection());
		button.notifyListeners(SWT.Selection, null);
	}

	private void select(Combo combo, String item) {
		combo.select(combo.indexOf(item));
		combo.notifyListeners(SWT.Selection, null);
	}

	private boolean isOkEnabled() {
		return Objects.requireNonNull(dialogButton(dialog.getShell(), IDialogConstants.OK_ID)).isEnabled();
	}

	private static Button dialogButton(Composite parent, int id) {
		for (Control child : parent.getChildren()) {
			if (child instanceof Button button && Integer.valueOf(id).equals(button.getData())) {
				return button;
			}
			Button inner = child instanceof Composite composite ? dialogButton(composite, id) : null;
			if (inner != null) {
				return inner;
			}
		}
		return null;
	}

	private void apply() {
		Objects.requireNonNull(dialogButton(dialog.getShell(), IDialogConstants.OK_ID)).notifyListeners(SWT.Selection, null);
		dialog = null;
	}

	private static Settings saved() {
		return new PreferenceSettings(ResourcesPlugin.getWorkspace())
				.of(ResourcesPlugin.getWorkspace().getRoot().getProject("none"));
	}

	@Test
	void whatIsChosenIsSaved() {
		open("when");
		click(check("while I type"));
		labelled("Pause after typing", Text.class).setText("750");
		labelled("Excluded files", StyledText.class).setText("build\n**/generated/*.c\n");
		apply();
		assertFalse(saved().follows(Trigger.TYPING));
		assertTrue(saved().follows(Trigger.SAVE));
		assertEquals(750, saved().typingDelay().toMillis());
		assertEquals(List.of("build", "**/generated/*.c"), saved().exclusions());
	}

	@Test
	void whatIsNotChangedIsNotWritten() throws Exception {
		open("analysis");
		select(labelled("Loops without a schedule clause", Combo.class), "schedule(static)");
		apply();
		assertEquals(List.of("defaultSchedule"), List.of(InstanceScope.INSTANCE.getNode(PreferenceSchema.NODE).keys()));
	}

	@ParameterizedTest
	@ValueSource(strings = { "often", "-1", "70000", "" })
	void aBadNumberIsSaidAndNotSaved(String number) {
		open("when");
		labelled("Pause after typing", Text.class).setText(number);
		assertTrue(page().getErrorMessage().startsWith("Pause after typing (milliseconds): "), page().getErrorMessage());
		assertFalse(isOkEnabled());
		labelled("Pause after typing", Text.class).setText("10");
		assertEquals(null, page().getErrorMessage());
		assertTrue(isOkEnabled());
	}

	@Test
	void theLineOfABadModelIsNamedAndUnderlined() {
		open("models");
		StyledText lines = labelled("Functions", StyledText.class);
		lines.setText("fast_exp: pure\nslow_exp: quick\n");
		assertEquals("Functions: Line 2: \"quick\" is not one of the words for models.", page().getErrorMessage());
		assertEquals(1, lines.getStyleRanges().length);
		assertEquals(lines.getOffsetAtLine(1), lines.getStyleRanges()[0].start);
		assertFalse(isOkEnabled());
		screenshot("preferences-models-problem");
		lines.setText("fast_exp: pure # no table\n");
		apply();
		assertEquals(Set.of("fast_exp"), saved().options().models().behaviours().keySet());
	}

	@Test
	void aBadPatternIsNamedWithItsLine() {
		open("when");
		labelled("Excluded files", StyledText.class).setText("build\n[broken\n");
		assertTrue(page().getErrorMessage().contains("Line 2: \"[broken\" is not a pattern of paths."), page().getErrorMessage());
		assertFalse(isOkEnabled());
	}

	@Test
	void defaultsAreRestored() throws Exception {
		Preferences node = InstanceScope.INSTANCE.getNode(PreferenceSchema.NODE);
		node.put("level.definiteRace", Level.ERROR.name());
		node.put("defaultSchedule", "STATIC");
		open("levels");
		assertEquals("Error", labelled("Definite data races", Combo.class).getText());
		restoreDefaults();
		assertEquals("Warning", labelled("Definite data races", Combo.class).getText());
		apply();
		assertEquals(List.of("defaultSchedule"), List.of(node.keys()), "another page's settings stay");
	}

	private void restoreDefaults() {
		Button button = controlsOf(((Composite) pageControl()).getParent()).stream()
				.filter(b -> b.getText().replace("&", "").equals("Restore Defaults")).findFirst().orElseThrow();
		button.notifyListeners(SWT.Selection, null);
	}

	private static List<Button> controlsOf(Composite parent) {
		List<Button> result = new ArrayList<>();
		collect(parent, Button.class, result);
		return result;
	}

	@Test
	void codeMiningsAreSwitchedOff() {
		open("main");
		click(check("Show the verdict above each parallel region"));
		apply();
		assertFalse(InstanceScope.INSTANCE.getNode("org.racelens.ui").getBoolean("codeMinings", true));
	}

	@Test
	void aProjectGetsSettingsOfItsOwnAndGivesThemUp() throws Exception {
		InstanceScope.INSTANCE.getNode(PreferenceSchema.NODE).put("regionTimeout", "20");
		try (TestProject project = TestProject.create("own")) {
			PreferenceSettings settings = new PreferenceSettings(project.project().getWorkspace());
			openProject(project);
			Text timeout = labelled("Time limit for a region", Text.class);
			assertFalse(timeout.isEnabled());
			assertEquals("20", timeout.getText());
			click(check("Enable project specific settings"));
			assertTrue(timeout.isEnabled());
			timeout.setText("0");
			assertFalse(isOkEnabled());
			timeout.setText("3");
			apply();
			assertEquals(3, settings.of(project.project()).options().regionTimeout().toSeconds());
			assertTrue(project.project().getFile(".settings/org.racelens.ide.prefs").exists());
			InstanceScope.INSTANCE.getNode(PreferenceSchema.NODE).put("regionTimeout", "30");
			assertEquals(3, settings.of(project.project()).options().regionTimeout().toSeconds());

			openProject(project);
			click(check("Enable project specific settings"));
			apply();
			assertEquals(30, settings.of(project.project()).options().regionTimeout().toSeconds());
			assertEquals(0, new ProjectScope(project.project()).getNode(PreferenceSchema.NODE).keys().length);
		}
	}

	/** A letter that two controls of a page share would need two strokes. */
	@ParameterizedTest
	@ValueSource(strings = { "main", "when", "analysis", "models", "levels" })
	void mnemonicsAreUnique(String name) {
		open(name);
		List<String> texts = new ArrayList<>();
		controls(Label.class).forEach(l -> texts.add(l.getText()));
		controls(Button.class).forEach(b -> texts.add(b.getText()));
		Set<String> letters = new TreeSet<>();
		for (String text : texts) {
			Matcher mnemonic = Pattern.compile("&([^&])").matcher(text);
			if (mnemonic.find()) {
				assertTrue(letters.add(mnemonic.group(1).toLowerCase()), text);
			}
		}
		assertTrue(letters.size() > 2, "no control has a mnemonic");
	}

	@ParameterizedTest
	@ValueSource(strings = { "main", "when", "analysis", "models", "levels" })
	void nothingIsCutOff(String name) {
		open(name);
		screenshot("preferences-" + name);
		assertNothingCutOff();
	}

	@Test
	void nothingOfTheProjectsPageIsCutOff() throws Exception {
		try (TestProject project = TestProject.create("own")) {
			openProject(project);
			click(check("Enable project specific settings"));
			TabFolder tabs = controls(TabFolder.class).get(0);
			for (int i = 0; i < tabs.getItemCount(); i++) {
				tabs.setSelection(i);
				screenshot("project-settings-" + i);
				assertNothingCutOff();
			}
			dialog.close();
			dialog = null;
		}
	}

	@Test
	void thePagesCanBeReadInTheDarkTheme() throws Exception {
		bot.theme("org.eclipse.e4.ui.css.theme.e4_dark");
		try (TestProject project = TestProject.create("own")) {
			for (String name : List.of("main", "when", "models", "levels")) {
				open(name);
				screenshot("preferences-" + name + "-dark");
				assertTrue(isDark(pageControl()), name);
				assertNothingCutOff();
				dialog.close();
			}
			openProject(project);
			screenshot("project-settings-dark");
			assertTrue(isDark(pageControl()));
		} finally {
			bot.theme("org.eclipse.e4.ui.css.theme.e4_default");
		}
	}

	private static boolean isDark(Control control) {
		return control.getBackground().getRGB().getHSB()[2] < 0.5f;
	}

	/** Each control has the room it asks for, inside its parent. */
	private void assertNothingCutOff() {
		for (Control control : controls(Control.class)) {
			assertFits(control);
		}
	}

	private static void assertFits(Control control) {
		if (control.isVisible() && !(control instanceof StyledText)) {
			Point size = control.getSize();
			Point wanted = control.computeSize((control.getStyle() & SWT.WRAP) != 0 ? size.x : SWT.DEFAULT, SWT.DEFAULT);
			assertTrue(size.y >= wanted.y && size.x >= Math.min(wanted.x, size.x), () -> control + " has " + size + ", wants " + wanted);
			assertTrue(
					control.getLocation().y + size.y <= control.getParent().getClientArea().height + control.getParent().getClientArea().y,
					() -> control + " goes beyond the page");
			if ((control.getStyle() & SWT.WRAP) == 0) {
				assertTrue(size.x >= wanted.x || control instanceof Text, () -> control + " has " + size + ", wants " + wanted);
			}
		}
		if (control instanceof Composite composite && !(control instanceof Combo)) {
			for (Control child : composite.getChildren()) {
				assertFits(child);
			}
		}
	}

	private void screenshot(String name) {
		bot.screenshot(dialog.getShell(), name);
	}
}
