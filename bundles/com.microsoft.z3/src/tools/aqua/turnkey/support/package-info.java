/** What Z3's Java API, as z3-turnkey packs it, asks for its native libraries: a class of our own under the name that the API knows. */
package tools.aqua.turnkey.support;
