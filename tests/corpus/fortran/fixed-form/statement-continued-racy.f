! Claim: any character in column 6 continues a statement. Source: Fortran 2018 §6.3.3.3
      program contin
      implicit none
      integer i
      integer u(0:31)
      do 1 i = 0, 31
        u(i) = 1
    1 continue
!$omp parallel do private(i) shared(u) !@ RACE
      do 2 i = 1, 30
        u(i) = u(i) !@ race(u)
     1       + u(i+1) !@ race(u)
     &       + 2
    2 continue
      print *, u(31)
      end
