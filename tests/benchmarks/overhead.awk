# The table of overhead.sh in Markdown, with the geometric means.
function ratio(a, b) {
	return sprintf("%.1f", a / b)
}
function note(name, a, b) {
	if (a != "-" && a > 0 && b > 0) {
		sum[name] += log(a / b)
		count[name]++
	}
}
function mean(name) {
	return count[name] ? sprintf("%.1f", exp(sum[name] / count[name])) : "-"
}
function seconds(micros) {
	return micros == "-" ? "-" : sprintf("%.2f", micros / 1e6)
}
BEGIN {
	FS = ";"
	print "| program | plain s | Archer × | recorded × | with analysis × | memory plain, Archer, recorded MB | log MB | analysis s | s per GB | analysis MB | same output |"
	print "|---|---|---|---|---|---|---|---|---|---|---|"
}
{
	whole = $9 == "-" ? "-" : $4 + $9
	note("archer", $3, $2)
	note("recorded", $4, $2)
	note("whole", whole, $2)
	split($1, words, " ")
	note("archer " words[1], $3, $2)
	note("recorded " words[1], $4, $2)
	note("whole " words[1], whole, $2)
	suites[words[1]]
	printf "| %s | %.3f | %s | %s | %s | %.0f, %.0f, %.0f | %.1f | %s | %s | %s | %s |\n", $1, $2 / 1e6, ratio($3, $2), ratio($4, $2),
		whole == "-" ? "-" : ratio(whole, $2), $5 / 1024, $6 / 1024, $7 / 1024, $8 / 1e6, seconds($9),
		$9 == "-" || $8 < 1e7 ? "-" : sprintf("%.0f", $9 / 1e6 / ($8 / 1e9)), $9 == "-" ? "-" : sprintf("%.0f", $10 / 1024), $11
}
END {
	for (suite in suites) {
		printf "| **%s** | | **%s** | **%s** | **%s** | | | | | | |\n", suite, mean("archer " suite), mean("recorded " suite), mean("whole " suite)
	}
	printf "| **all** | | **%s** | **%s** | **%s** | | | | | | |\n", mean("archer"), mean("recorded"), mean("whole")
}
