package org.racelens.ui.preference;

import java.util.EnumMap;
import java.util.Map;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.custom.StyledText;
import org.racelens.execution.options.DefaultSchedule;
import org.racelens.execution.options.ParameterAliasing;
import org.racelens.ide.settings.FindingKind;
import org.racelens.ide.settings.Level;
import org.racelens.ide.settings.PreferenceSchema;
import org.racelens.ide.settings.Trigger;
import org.racelens.openmp.library.FunctionBehaviour;

/** What a page of the preferences and a tab of a project's properties have in common. */
enum Block {
	WHEN("preferencesWhen") {
		@Override
		String title() {
			return Messages.when;
		}

		@Override
		void fill(SettingForm form) {
			SettingForm triggers = form.group(Messages.checkFile);
			triggers.check(PreferenceSchema.TRIGGERS.get(Trigger.TYPING), Messages.onTyping);
			triggers.check(PreferenceSchema.TRIGGERS.get(Trigger.OPEN), Messages.onOpen);
			triggers.check(PreferenceSchema.TRIGGERS.get(Trigger.SAVE), Messages.onSave);
			triggers.check(PreferenceSchema.TRIGGERS.get(Trigger.BUILD), Messages.onBuild);
			triggers.number(PreferenceSchema.TYPING_DELAY, Messages.typingDelay);
			form.number(PreferenceSchema.JOBS, Messages.jobs);
			form.number(PreferenceSchema.LONGEST_TEXT, Messages.longestText);
			form.lines(PreferenceSchema.EXCLUSIONS, Messages.exclusions, 4);
			form.sentence(Messages.exclusionsHint);
		}
	},
	ANALYSIS("preferencesAnalysis") {
		@Override
		String title() {
			return Messages.analysis;
		}

		@Override
		void fill(SettingForm form) {
			Map<DefaultSchedule, String> schedules = new EnumMap<>(DefaultSchedule.class);
			schedules.put(DefaultSchedule.ANY, Messages.scheduleAny);
			schedules.put(DefaultSchedule.STATIC, Messages.scheduleStatic);
			form.choice(PreferenceSchema.SCHEDULE, Messages.schedule, schedules);
			form.sentence(Messages.scheduleHint);
			Map<ParameterAliasing, String> aliasing = new EnumMap<>(ParameterAliasing.class);
			aliasing.put(ParameterAliasing.MAY_ALIAS, Messages.aliasingMay);
			aliasing.put(ParameterAliasing.DISTINCT_PARAMETERS, Messages.aliasingDistinct);
			form.choice(PreferenceSchema.ALIASING, Messages.aliasing, aliasing);
			form.sentence(Messages.aliasingHint);
			form.number(PreferenceSchema.REGION_TIMEOUT, Messages.regionTimeout);
			form.sentence(Messages.regionTimeoutHint);
		}
	},
	MODELS("preferencesModels") {
		@Override
		String title() {
			return Messages.models;
		}

		@Override
		void fill(SettingForm form) {
			form.sentence(Messages.modelsHint);
			StyledText lines = form.lines(PreferenceSchema.MODELS, Messages.modelLines, 8);
			ModelLines.underlineProblems(lines);
			form.sentence(NLS.bind(Messages.modelWords, String.join(", ", FunctionBehaviour.words())));
		}
	},
	LEVELS("preferencesLevels") {
		@Override
		String title() {
			return Messages.levels;
		}

		@Override
		void fill(SettingForm form) {
			Map<Level, String> levels = new EnumMap<>(Level.class);
			levels.put(Level.ERROR, Messages.error);
			levels.put(Level.WARNING, Messages.warning);
			levels.put(Level.INFO, Messages.info);
			levels.put(Level.IGNORE, Messages.ignore);
			form.choice(PreferenceSchema.LEVELS.get(FindingKind.DEFINITE_RACE), Messages.definiteRace, levels);
			form.choice(PreferenceSchema.LEVELS.get(FindingKind.POSSIBLE_RACE), Messages.possibleRace, levels);
			form.choice(PreferenceSchema.LEVELS.get(FindingKind.ACCEPTED_RACE), Messages.acceptedRace, levels);
			form.choice(PreferenceSchema.LEVELS.get(FindingKind.UNKNOWN), Messages.unknown, levels);
			form.choice(PreferenceSchema.LEVELS.get(FindingKind.CONDITION), Messages.condition, levels);
			form.choice(PreferenceSchema.LEVELS.get(FindingKind.CONFORMANCE), Messages.conformance, levels);
			form.sentence(Messages.levelsHint);
		}
	};

	private final String help;

	Block(String help) {
		this.help = help;
	}

	/** Its context in the help. */
	String help() {
		return Help.PREFIX + help;
	}

	abstract String title();

	abstract void fill(SettingForm form);
}
