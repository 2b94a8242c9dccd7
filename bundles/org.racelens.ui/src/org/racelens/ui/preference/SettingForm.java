package org.racelens.ui.preference;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.jface.action.LegacyActionTools;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.racelens.ide.settings.Setting;

/** Controls in two columns, each bound to the string of a setting in a draft. */
final class SettingForm {
	/** Long sentences are wrapped, so that they do not widen the dialog. */
	private static final int SENTENCE_WIDTH = 400;
	private static final int NUMBER_CHARACTERS = 10;

	private final Composite parent;
	private final Draft draft;
	private final Runnable changed;
	private final List<Field> fields;

	/** @param changed run when the user has changed something */
	SettingForm(Composite parent, Draft draft, Runnable changed) {
		this(parent, draft, changed, new ArrayList<>());
	}

	private SettingForm(Composite parent, Draft draft, Runnable changed, List<Field> fields) {
		this.parent = parent;
		this.draft = draft;
		this.changed = changed;
		this.fields = fields;
		GridLayoutFactory.swtDefaults().numColumns(2).applyTo(parent);
	}

	Composite parent() {
		return parent;
	}

	/** A frame with a title around further controls, which belong to this form, too. */
	SettingForm group(String title) {
		Group group = new Group(parent, SWT.NONE);
		group.setText(title);
		GridDataFactory.fillDefaults().span(2, 1).grab(true, false).applyTo(group);
		return new SettingForm(group, draft, changed, fields);
	}

	void sentence(String text) {
		Label label = new Label(parent, SWT.WRAP);
		label.setText(text);
		GridDataFactory.fillDefaults().span(2, 1).grab(true, false).hint(SENTENCE_WIDTH, SWT.DEFAULT).applyTo(label);
	}

	void check(Setting<Boolean> setting, String text) {
		Button button = new Button(parent, SWT.CHECK);
		button.setText(text);
		GridDataFactory.fillDefaults().span(2, 1).applyTo(button);
		button.addListener(SWT.Selection, event -> edited(setting, Boolean.toString(button.getSelection())));
		add(new Field(setting, text, () -> Boolean.toString(button.getSelection()),
				value -> button.setSelection(Boolean.parseBoolean(value))));
	}

	void number(Setting<Integer> setting, String text) {
		label(text);
		Text field = new Text(parent, SWT.BORDER | SWT.SINGLE);
		int width = field.computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
		GridDataFactory.swtDefaults().hint(Math.max(width, NUMBER_CHARACTERS * characterWidth()), SWT.DEFAULT).applyTo(field);
		field.addListener(SWT.Modify, event -> edited(setting, field.getText()));
		add(new Field(setting, text, field::getText, field::setText));
	}

	private int characterWidth() {
		GC gc = new GC(parent);
		try {
			return (int) Math.ceil(gc.getFontMetrics().getAverageCharacterWidth());
		} finally {
			gc.dispose();
		}
	}

	/** @param words what the choices are called, in their order */
	<E extends Enum<E>> void choice(Setting<E> setting, String text, Map<E, String> words) {
		label(text);
		Combo combo = new Combo(parent, SWT.READ_ONLY);
		List<E> constants = List.copyOf(words.keySet());
		combo.setItems(words.values().toArray(String[]::new));
		Supplier<String> shown = () -> constants.get(Math.max(0, combo.getSelectionIndex())).name();
		combo.addListener(SWT.Selection, event -> edited(setting, shown.get()));
		add(new Field(setting, text, shown, value -> combo.select(constants.indexOf(setting.read(value).value()))));
	}

	/** Several lines; takes the room that is left. */
	StyledText lines(Setting<?> setting, String text, int rows) {
		Label label = label(text);
		GridDataFactory.fillDefaults().span(2, 1).applyTo(label);
		StyledText lines = new StyledText(parent, SWT.BORDER | SWT.MULTI | SWT.H_SCROLL | SWT.V_SCROLL);
		GridDataFactory.fillDefaults().span(2, 1).grab(true, true).hint(SENTENCE_WIDTH, rows * lines.getLineHeight()).applyTo(lines);
		lines.setFont(JFaceResources.getTextFont());
		lines.addListener(SWT.Modify, event -> edited(setting, lines.getText()));
		lines.addTraverseListener(
				event -> event.doit |= event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS);
		add(new Field(setting, text, lines::getText, lines::setText));
		return lines;
	}

	private Label label(String text) {
		Label label = new Label(parent, SWT.NONE);
		label.setText(text);
		return label;
	}

	private void add(Field field) {
		fields.add(field);
		field.show().accept(draft.get(field.setting()));
	}

	private void edited(Setting<?> setting, String value) {
		draft.set(setting, value);
		changed.run();
	}

	Collection<Setting<?>> settings() {
		List<Setting<?>> settings = new ArrayList<>();
		fields.forEach(field -> settings.add(field.setting()));
		return settings;
	}

	/** Shows what the draft says now. */
	void refresh() {
		fields.forEach(field -> field.show().accept(draft.get(field.setting())));
	}

	/** What is wrong with the first control that is not right. */
	Optional<String> problem() {
		return fields.stream().flatMap(field -> field.problems().stream().map(p -> NLS.bind(Messages.problem, plain(field.label()), p)))
				.findFirst();
	}

	/** A label without its mnemonic and its colon. */
	private static String plain(String label) {
		return LegacyActionTools.removeMnemonics(label).replaceFirst(":$", "");
	}
}
