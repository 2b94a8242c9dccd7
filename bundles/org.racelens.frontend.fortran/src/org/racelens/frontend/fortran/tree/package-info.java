/** Syntax trees of prepared texts, made by tree-sitter: what of a text the parser is asked for, and what the text itself tells. */
package org.racelens.frontend.fortran.tree;
