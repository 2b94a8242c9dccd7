package org.racelens.report;

import java.util.LinkedHashMap;
import java.util.Map;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Lookup;
import org.racelens.logic.term.Symbol;
import org.racelens.race.verdict.Race;
import org.racelens.report.words.RaceMessages;
import org.racelens.report.words.Visible;

/** Writes a formula as an SMT-LIB 2.6 script that any solver for integers and uninterpreted functions reads. */
public final class SmtLibReport {
	private SmtLibReport() {
	}

	/** A race's constraint, with a remark on what it speaks of; the remark alone where something else is its evidence. */
	public static String render(Race race) {
		return "; " + Visible.inLine(RaceMessages.sentence(race)) + "\n; "
				+ Visible.inLine(race.first().place() + " and " + race.second().place()) + "\n"
				+ race.evidence().constraint().map(SmtLibReport::render).orElse("");
	}

	/** The script: logic, declarations in order of first occurrence, one assertion for each conjunct, {@code check-sat}. */
	public static String render(BoolExpr formula) {
		SmtLibNames names = new SmtLibNames();
		StringBuilder script = new StringBuilder("(set-logic ALL)\n");
		for (Symbol symbol : Atoms.symbols(formula)) {
			script.append("(declare-const ").append(names.symbol(symbol)).append(" Int)\n");
		}
		for (FunctionSymbol function : functions(formula).keySet()) {
			script.append("(declare-fun ").append(names.function(function)).append(" (").append("Int ".repeat(function.arity()).strip())
					.append(") Int)\n");
		}
		for (Lookup table : tables(formula).values()) {
			script.append(definition(table, names.table(table)));
		}
		SmtLibPrinter printer = new SmtLibPrinter(names);
		for (BoolExpr part : Bools.conjuncts(formula)) {
			script.append("(assert ").append(part.accept(printer)).append(")\n");
		}
		return script.append("(check-sat)\n").toString();
	}

	private static Map<FunctionSymbol, Apply> functions(BoolExpr formula) {
		Map<FunctionSymbol, Apply> result = new LinkedHashMap<>();
		Atoms.applications(formula).forEach(a -> result.putIfAbsent(a.function(), a));
		return result;
	}

	private static Map<Object, Lookup> tables(BoolExpr formula) {
		Map<Object, Lookup> result = new LinkedHashMap<>();
		Atoms.forEach(formula, (IntExpr e) -> {
			if (e instanceof Lookup table) {
				result.putIfAbsent(SmtLibNames.key(table), table);
			}
		});
		return result;
	}

	/** A table is a defined function: a chain of cases, 0 outside. */
	private static String definition(Lookup table, String name) {
		StringBuilder body = new StringBuilder();
		int cases = 0;
		for (int i = 0; i < table.values().size(); i++) {
			if (table.values().get(i) != 0) {
				body.append("(ite (= i ").append(i).append(") ").append(SmtLibPrinter.number(table.values().get(i))).append(' ');
				cases++;
			}
		}
		return "(define-fun " + name + " ((i Int)) Int " + body + "0" + ")".repeat(cases) + ")\n";
	}
}
