! Claim: assumed size, labelled loops and implicit types as in BLAS. Source: Fortran 2018 §8.5.8.5, §8.7
      SUBROUTINE SGERX(M, N, ALPHA, X, Y, A, LDA)
      INTEGER M, N, LDA, I, J
      REAL ALPHA, X(*), Y(*), A(M,*), TEMP
C
C     RANK ONE UPDATE BY COLUMNS
C
!$OMP PARALLEL DO PRIVATE(I, TEMP) !@ RACE_FREE
      DO 20 J = 1, N
        IF (Y(J).NE.0.0) THEN
          TEMP = ALPHA*Y(J)
          DO 10 I = 1, M
            A(I,J) = A(I,J) + X(I)*TEMP
   10     CONTINUE
        END IF
   20 CONTINUE
      IF (LDA .LT. 1) RETURN
      END
